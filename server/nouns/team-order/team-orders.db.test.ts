import { beforeAll, expect, test } from 'vitest';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { newText } from '#rules/design/text/design-text.ts';
import { frozenTexts } from '#rules/order/frozen-design.ts';
import { purgeTeamOrders } from '#server/jobs/purging/purge.ts';
import { readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { sendOrder } from '#server/nouns/order/desk/send-order.ts';
import { listProductionQueue } from '#server/nouns/order/production/list-production-queue.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';
import { pay } from '#test/rows/settlement-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let organizer: Actor;
let customId: number;
let code: string;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  shirt = await addProduct(service, await addCatalogue(service), { code: 'team', price: 20_000, stocks: [50, 50], type: 'CUSTOM' });
  const sides = service.selectFrom('product.mockup_groups').select('id').where('product_id', '=', shirt.id).orderBy('id');
  const { id } = await sides.executeTakeFirstOrThrow();
  const box = { x: 30, width: 120, height: 40, rotation: 0 };
  const layers = ['우리 팀', '{이름}', '{번호}'].map((words, at) => ({ text: newText(words, false), ...box, y: 20 + at * 60 }));
  const design = { option_id: shirt.optionIds[0], name: '우리 팀 티', sides: [{ mockup_group_id: id, layers: await sized(layers) }] };
  organizer = await shop.addMember();
  const lines = [{ product_id: shirt.id, option_id: shirt.optionIds[0] }];
  const cart = (await organizer.call({ method: 'POST', url: '/api/cart/lines', body: { lines, design } })).json();
  customId = cart.lines[0].product_custom_id;
  code = (await organizer.call({ method: 'POST', url: '/api/team-orders', body: { product_custom_id: customId } })).json().code;
});

/** Layers whose boxes have the proportions of their outlines. */
async function sized<Layer extends { text: { words: string; font: string }; width: number }>(layers: Layer[]) {
  const { layOutText, textSizeMm } = await import('#rules/design/text/lay-out-text.ts');
  return Promise.all(
    layers.map(async (layer) => {
      const body = { words: layer.text.words, fonts: [layer.text.font] };
      const { shapes } = (await shop.visitor.call({ method: 'POST', url: '/api/text-shapes', body })).json();
      return { ...layer, ...textSizeMm(layOutText(shapes[0], layer.text as never), 15) };
    }),
  );
}

const read = async (actor: Actor) => (await actor.call({ url: `/api/team-orders/${code}` })).json<TeamOrder>();
const size = (at: number) => shirt.optionIds[at] ?? 0;
const join = (people: object[], actor: Actor = shop.visitor) =>
  actor.call({ method: 'POST', url: `/api/team-orders/${code}/people`, body: { people } });
const checkout = (actor: Actor) => actor.call({ method: 'POST', url: '/api/checkouts', body: { source: 'TEAM_ORDER', code } });

test('a person with the link sees design and sizes, and nobody else’s choice; pressing twice opens the same team order', async () => {
  const again = await organizer.call({ method: 'POST', url: '/api/team-orders', body: { product_custom_id: customId } });
  expect(again.json()).toEqual({ code });
  const added = await join([{ name: '김하늘', option_id: size(0), print_name: '하늘', print_number: '7' }]);
  expect([added.statusCode, added.json().people[0].token.length]).toEqual([201, 32]);
  expect(await read(shop.visitor)).toMatchObject({
    ...{ title: '우리 팀 티', is_organizer: false, is_open: true, asks: ['print_name', 'print_number'], person_count: 1, people: [] },
    sizes: [{ option_id: size(0) }, { option_id: size(1) }],
  });
  expect((await read(organizer)).people).toMatchObject([{ name: '김하늘', print_name: '하늘', print_number: '7' }]);
});

test('a person changes their own row with its token, and only the organizer removes it', async () => {
  const [made] = (await join([{ name: '박이음', option_id: size(0) }])).json().people;
  const url = `/api/team-orders/${code}/people/${made.id}`;
  const change = (token: string) =>
    shop.visitor.call({ method: 'PUT', url: `/api/team-people/${token}`, body: { name: '박이음', option_id: size(1) } });
  expect((await change('made-up')).json().code).toBe('TEAM_PERSON_NOT_FOUND');
  expect((await change(made.token)).statusCode).toBe(200);
  expect((await read(organizer)).people[1]).toMatchObject({ option_id: size(1) });
  expect((await (await shop.addMember()).call({ method: 'DELETE', url })).json().code).toBe('TEAM_PERSON_NOT_FOUND');
  expect((await organizer.call({ method: 'DELETE', url })).statusCode).toBe(200);
  expect((await read(organizer)).person_count).toBe(1);
});

test('a size of another garment, unprintable letters, refused words and too many people are refused', async () => {
  const person = { name: '이도윤', option_id: size(0) };
  expect((await join([{ ...person, option_id: 999_999 }])).json().code).toBe('OPTION_REQUIRED');
  expect((await join([person, { ...person, print_name: '𠮷' }])).json().code).toBe('TEXT_LETTERS_MISSING');
  expect((await join([{ ...person, print_number: '7번' }])).json().code).toBe('INVALID_INPUT');
  expect((await join(Array.from({ length: 100 }, () => person))).json().code).toBe('TEAM_ORDER_FULL');
  expect((await read(organizer)).person_count).toBe(1);
});

test('the organizer buys for all: a line for each size and print, with letters of one size, and nobody can join afterwards', async () => {
  const plain = { name: '최서준', option_id: size(1) };
  await join(
    [plain, { ...plain, name: '정하은' }, { name: '한지우', option_id: size(1), print_name: '지우', print_number: '10' }],
    organizer,
  );
  expect((await checkout(await shop.addMember())).json().code).toBe('TEAM_ORDER_NOT_FOUND');
  const opened = (await checkout(organizer)).json();
  expect(opened.lines.map((line: { option_id: number; quantity: number }) => [line.option_id, line.quantity])).toEqual([
    [size(0), 1],
    [size(1), 2],
    [size(1), 1],
  ]);
  const versions = shop.database.service.selectFrom('product.product_custom_versions').select(['id', 'scene']);
  const scenes = await Promise.all(
    opened.lines.map((line: { custom_version_id: number }) => versions.where('id', '=', line.custom_version_id).executeTakeFirstOrThrow()),
  );
  const printed = scenes.map(({ scene }) => frozenTexts(readFrozenDesign(scene)).map(({ words }) => words));
  expect(printed).toEqual([['우리 팀', '하늘', '7'], ['우리 팀'], ['우리 팀', '지우', '10']]);
  expect((await join([plain])).json().code).toBe('TEAM_ORDER_CLOSED');
  const closes_at = new Date(shop.clock().getTime() + 86_400_000).toISOString();
  const change = { method: 'PATCH', url: `/api/team-orders/${code}`, body: { closes_at } } as const;
  expect((await (await shop.addMember()).call(change)).json().code).toBe('TEAM_ORDER_NOT_FOUND');
  expect((await organizer.call(change)).statusCode).toBe(200);
  expect((await join([plain])).statusCode).toBe(201);
});

test('a team order’s organizer gets a quote, and production begins once they have approved the proof', async () => {
  const quote = (actor: Actor) => actor.call({ url: `/api/team-orders/${code}/quote.pdf` });
  expect((await quote(await shop.addMember())).json().code).toBe('TEAM_ORDER_NOT_FOUND');
  const paper = await quote(organizer);
  expect([paper.statusCode, paper.headers['content-type'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const order = await placedOrder(organizer, (await checkout(organizer)).json());
  expect(order).toMatchObject({ needs_proof: true, proof_approved_at: null });
  const orderedAs = async (actor: Actor) => (await actor.call({ url: `/api/team-orders/${code}` })).json().ordered;
  const pieces = order.order_products.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
  expect(await orderedAs(organizer)).toMatchObject({ order_id: order.id, order_number: order.order_number, piece_count: pieces });
  expect(await orderedAs(await shop.addMember())).toBeNull();
  await pay(shop, order.id);
  const press = () => sendOrder(shop, order.id, 'IN_PRODUCTION', { mover: 'admin', userId: null });
  const queued = async () =>
    (await listProductionQueue(shop.database.service, shop.clock())).days.flatMap(({ orders }) => orders.map(({ id }) => id));
  expect([await press(), await queued()]).toEqual([expect.objectContaining({ outcome: 'REFUSED', code: 'PROOF_UNAPPROVED' }), []]);
  const approve = (actor: Actor) => actor.call({ method: 'POST', url: `/api/orders/${order.id}/proof-approval` });
  expect((await approve(await shop.addMember())).json().code).toBe('ORDER_NOT_FOUND');
  const approved = (await approve(organizer)).json();
  expect(approved.proof_approved_at).not.toBeNull();
  expect((await approve(organizer)).json().proof_approved_at).toBe(approved.proof_approved_at);
  const desk = (await (await shop.addMember({ roles: ['admin'] })).call({ url: `/api/admin/orders/${order.id}` })).json();
  expect(desk).toMatchObject({ proof_approved_at: approved.proof_approved_at });
  expect(desk.history.filter(({ event }: { event: string }) => event === 'PROOF_APPROVED')).toHaveLength(1);
  expect([await queued(), await press()]).toEqual([[order.id], expect.objectContaining({ outcome: 'DONE' })]);
});

test('a team order is deleted with its names ninety days after it closed', async () => {
  await shop.query(`update sales.team_orders set closes_at = closes_at - interval '92 days'`);
  expect(await purgeTeamOrders(shop)).toBe(1);
  expect((await shop.query('select * from sales.team_people')).rows).toEqual([]);
});
