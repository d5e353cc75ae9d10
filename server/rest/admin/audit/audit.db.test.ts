import { beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '#contract/rest/admin/audit.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;
let staff: Actor;

beforeAll(async () => {
  shop = await commerceShop();
  staff = await shop.addMember({ roles: ['admin', 'user'] });
});

const log = async (query: string) => (await staff.call({ url: `/api/admin/audit?${query}` })).json<AuditPage>();

test('what one press wrote is one act, found by whom it is about, and no act is cut in two by a page', async () => {
  const member = await shop.addMember();
  for (const [index, amount] of [1_000, 2_000, 3_000].entries())
    await staff.call({
      method: 'POST',
      url: `/api/admin/members/${member.userId}/points`,
      body: { amount, reason: '늦어서' },
      headers: { 'idempotency-key': `00000000-0000-4000-8000-00000000000${index}` },
    });
  const whole = await log(`kind=member&thing=${member.userId}`);
  const acts = [...new Set(whole.entries.map(({ act }) => act))];
  expect([acts.length, whole.next]).toEqual([3, null]);
  const given = whole.entries.filter(({ table }) => table === 'sales.point_entries');
  expect(given.map(({ changes }) => changes.find(({ column }) => column === 'amount')?.after)).toEqual([3_000, 2_000, 1_000]);
  expect(given[0]?.about).toEqual([{ kind: 'member', id: member.userId, name: expect.stringMatching(/\(.*\*.*\)$/) }]);
  const pages: AuditPage[] = [await log(`kind=member&thing=${member.userId}&limit=1`)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await log(`kind=member&thing=${member.userId}&limit=1&before=${next}`));
  expect(pages.map(({ entries }) => [...new Set(entries.map(({ act }) => act))])).toEqual(acts.map((act) => [act]));
  expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries);
  expect((await log(`staff=${member.userId}`)).entries).toEqual([]);
  expect((await log(`q=${given[0]?.row_id}&kind=member`)).entries.map(({ act }) => act)).toContain(acts[0]);
  expect((await log('q=20260101-999999')).entries).toEqual([]);
});
