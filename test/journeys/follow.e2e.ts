import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { storageKeys } from '#rules/member/sign-in/session.ts';
import { momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import { notificationTexts } from '#storefront/nouns/notification/texts.ts';
import { followPageTexts } from '#storefront/screens/my/follow/texts.ts';
import { unsubscribeTexts } from '#storefront/screens/service/unsubscribe/texts.ts';
import { newVisitor, phone } from './hands/browser.ts';
import { lane } from './hands/lane.ts';
import { problemsOf } from './hands/page-checks.ts';
import { type Account, complaintsOf, messagesTo, newMember, poll, queryData, signIn, visit } from './hands/shopper.ts';

const admin: Account = { email: 'admin@seam.example', password: 'seam1234!' };

test('a member follows an artist, is notified of a new graphic once a day, and stops it with one press without signing in', async () => {
  const { artist, graphic } = await quietArtist();
  const member = await newMember();
  const { page, context } = await newVisitor({ device: phone });
  const complaints = complaintsOf(page);
  await signIn(page, member);
  await agreeToMail(page);

  await visit(page, urlFor('artist-name', { name: artist.path_name }));
  const follow = page.getByRole('main').getByRole('button', { name: new RegExp(`^${artist.name.ko} ?팔로(?:우|잉)`) });
  const followers = Number((await follow.textContent())?.replace(/\D/g, ''));
  await follow.click();
  await poll(() => follow.getAttribute('aria-pressed')).toBe('true');
  await poll(async () => Number((await follow.textContent())?.replace(/\D/g, ''))).toBe(followers + 1);
  await poll(() => followersOf(artist.id)).toBe(followers + 1);

  // Something comes out; the next morning tells of it.
  const morning = tomorrowAtTen();
  await publish(graphic.id, new Date(Date.now() + 60_000));
  await strike('send-digests', morning);
  await strike('deliver-notifications', new Date(morning.getTime() + 2 * 60_000));
  await poll(async () => (await messagesTo(member.email)).map(({ event }) => event)).toContain('followed_artist');
  const mails = (await messagesTo(member.email)).filter(({ event }) => event === 'followed_artist');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.values.lines).toBe(`${artist.name.ko} · ${graphic.name.ko}`);
  await strike('send-digests', new Date(morning.getTime() + 60_000));

  await visit(page, urlFor('mypage-follow'));
  await page.getByText(followPageTexts.newGraphics.ko.replace('{count}', '1')).waitFor();
  await page.getByText(followPageTexts.isNew.ko, { exact: true }).waitFor();
  // With the coupon of the sign-up.
  await page.getByRole('button', { name: notificationTexts.unread.ko.replace('{count}', '2') }).click();
  const inbox = page.getByRole('dialog', { name: notificationTexts.inbox.ko });
  await inbox.getByText(`${artist.name.ko} · ${graphic.name.ko}`).waitFor();
  await inbox.getByRole('button', { name: shell.close.ko }).click();
  await page.getByRole('button', { name: notificationTexts.inbox.ko, exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();

  // Somewhere else, signed in nowhere.
  const elsewhere = await newVisitor();
  const token = mails[0]?.values.refusal ?? '';
  await visit(elsewhere.page, urlFor('unsubscribe', {}, { token }));
  await elsewhere.page.getByText(unsubscribeTexts.what.ko.replace('{kind}', notificationTexts.followed_artist.ko)).waitFor();
  // The visit of every page has no link that this shop signed.
  expect(await problemsOf(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByRole('button', { name: unsubscribeTexts.refuse.ko }).click();
  await elsewhere.page.getByRole('heading', { name: unsubscribeTexts.refused.ko }).waitFor();
  await elsewhere.context.close();

  await publish(graphic.id, new Date(morning.getTime() + 60 * 60_000));
  const dayAfter = new Date(morning.getTime() + 24 * 60 * 60_000);
  await strike('send-digests', dayAfter);
  await strike('deliver-notifications', new Date(dayAfter.getTime() + 2 * 60_000));
  expect((await messagesTo(member.email)).filter(({ event }) => event === 'followed_artist')).toHaveLength(1);
});

interface Named {
  id: number;
  name: { ko: string };
}

/** An artist whom few know, and a work of theirs. */
async function quietArtist(): Promise<{ artist: Named & { path_name: string }; graphic: Named }> {
  const { product_artists: artists } = await queryData<{ product_artists: (Named & { path_name: string; graphics: Named[] })[] }>(`{
    product_artists(where: { state: { _eq: "ACT" } }, order_by: [{ follower_count: asc }, { id: asc }], limit: 1) {
      id name path_name
      graphics(where: { state: { _eq: "ACT" } }, order_by: [{ id: asc }], limit: 1) { id name }
    }
  }`);
  const [artist] = artists;
  const [graphic] = artist?.graphics ?? [];
  if (!artist || !graphic) throw new Error('the demonstration has artists with works');
  return { artist, graphic };
}

/** Agrees to mails that advertise, as whoever is signed in there. */
async function agreeToMail(page: Page): Promise<void> {
  const status = await page.evaluate(async (tokenKey) => {
    const headers = { authorization: `Bearer ${localStorage.getItem(tokenKey)}`, 'content-type': 'application/json' };
    return (await fetch('/api/members/me/consents', { method: 'PATCH', headers, body: JSON.stringify({ email: true }) })).status;
  }, storageKeys.accessToken);
  expect(status).toBe(200);
}

/** An administrator publishes a work anew, at this time. */
async function publish(id: number, at: Date): Promise<void> {
  const { page, context } = await newVisitor();
  await signIn(page, admin);
  const call = {
    query: `mutation ($id: bigint!, $at: timestamptz!) {
      graphic: update_product_graphics_by_pk(pk_columns: { id: $id }, _set: { published_at: $at }) { id }
    }`,
    variables: { id, at: at.toISOString() },
  };
  const answer = await page.evaluate(
    async ([tokenKey, body]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem(tokenKey)}`,
        'x-hasura-role': 'admin',
        'content-type': 'application/json',
      };
      return (await fetch('/v1/graphql', { method: 'POST', headers, body })).json();
    },
    [storageKeys.accessToken, JSON.stringify(call)] as const,
  );
  expect(answer).toEqual({ data: { graphic: { id } } });
  await context.close();
}

async function followersOf(id: number): Promise<number | undefined> {
  const { artist } = await queryData<{ artist: { follower_count: number } | null }>(
    'query ($id: bigint!) { artist: product_artists_by_pk(id: $id) { follower_count } }',
    { id },
  );
  return artist?.follower_count;
}

/** What the clock would do at this time. */
async function strike(job: string, at: Date): Promise<void> {
  const reply = await fetch(`${lane().shopUrl}/dev/jobs/${job}?at=${at.toISOString()}`, { method: 'POST' });
  expect(reply.status, await reply.text()).toBe(200);
}

/** Ten in the morning in Korea, the next time it will be. */
function tomorrowAtTen(): Date {
  const day = new Date(Date.now() + 33 * 60 * 60_000).toISOString().slice(0, 10);
  return momentOfKoreanTime(`${day} 10:00:00`);
}
