import { beforeAll, describe, expect, it } from 'vitest';
import { type AskerName, askers, type DataShop, dataShop } from './data-shop.ts';

/** A secret question is invisible to everyone else: in lists, by its key, counted, filtered, sorted, nested, or through its answers. */

/** Occurs only in the secret question and its answer. */
const mark = '비밀스러운';
const ids = { public: 9001, secret: 9002, alone: 9003, otherBrand: 9004, withOrder: 9005 };

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
  const { userId } = askers.member;
  await shop.database.servicePool.query(`
    insert into member.inquiries (id, user_id, product_id, order_id, type, title, content, is_secret, status, answered_at) overriding system value values
      (${ids.public}, '${userId}', 1001, null, 'ETC', '공개 문의', '내용', false, 'ANSWERED', now()),
      (${ids.secret}, '${userId}', 1001, null, 'ETC', '${mark} 문의', '${mark} 내용', true, 'ANSWERED', now()),
      (${ids.alone}, '${userId}', null, null, 'ETC', '${mark} 1:1', '${mark}', false, 'ANSWERED', now()),
      (${ids.otherBrand}, '${userId}', 1003, null, 'ETC', '${mark} 다른 브랜드', '${mark}', true, 'PENDING', null),
      (${ids.withOrder}, '${userId}', 1001, (select min(id) from sales.orders), 'ETC', '${mark} 주문', '${mark}', false, 'PENDING', null);
    insert into member.inquiry_messages (id, inquiry_id, author, content) overriding system value values
      (9101, ${ids.public}, 'SHOP', '공개 답변'), (9102, ${ids.secret}, 'SHOP', '${mark} 답변'), (9103, ${ids.alone}, 'SHOP', '${mark} 답변');`);
});

const columns = ['id', 'product_id', 'type', 'title', 'content', 'is_secret', 'status', 'answered_at', 'created_at', 'deleted_at'];
const all = 'id product_id type title content is_secret status messages { id inquiry_id author content inquiry { id title } }';
const about = `{ id: { _in: [${Object.values(ids).join(', ')}] } }`;

/** Every way to query the rows; each returns the rows it finds. */
const routes: Readonly<Record<string, string>> = {
  list: `{ member_inquiries { ${all} } }`,
  'in order': `{ ${columns.map((column) => `${column}: member_inquiries(order_by: { ${column}: desc }) { title content }`).join(' ')} }`,
  'in order of its answers': '{ member_inquiries(order_by: { messages_aggregate: { count: desc } }) { title content } }',
  distinct: '{ member_inquiries(distinct_on: title) { title } }',
  'by key': `{ ${Object.entries(ids)
    .map(([name, id]) => `${name}: member_inquiries_by_pk(id: ${id}) { ${all} }`)
    .join(' ')} }`,
  'filtered by text': `{ member_inquiries(where: { _or: [{ title: { _ilike: "%${mark}%" } }, { content: { _like: "%${mark}%" } }] }) { ${all} } }`,
  'filtered by what is not': `{ member_inquiries(where: { _not: { title: { _eq: "" } } }) { ${all} } }`,
  'filtered by its secret': `{ member_inquiries(where: { is_secret: { _eq: true } }) { ${all} } }`,
  'filtered by its answer': `{ member_inquiries(where: { messages: { content: { _like: "%${mark}%" } } }) { ${all} } }`,
  'from its product': `{ product_products { inquiries { ${all} } inquiries_aggregate { nodes { title } } } }`,
  'a product by its question': `{ product_products(where: { inquiries: { title: { _like: "%${mark}%" } } }) { name } }`,
  answers: '{ member_inquiry_messages { content inquiry { title content } } }',
  'answers by key': '{ member_inquiry_messages_by_pk(id: 9102) { content } other: member_inquiry_messages_by_pk(id: 9103) { content } }',
  'answers by their question': `{ member_inquiry_messages(where: { inquiry: { title: { _like: "%${mark}%" } } }) { content } }`,
};

describe.each(['visitor', 'otherMember', 'artist'] as const)('secret questions as %s', (asker) => {
  it.each(Object.entries(routes))('a secret question is not shown: %s', async (_about, query) => {
    const answer = await shop.ask(asker, query);
    // Some roles do not have the field at all, which also hides it.
    if (answer.errors) expect(answer.errors[0]?.extensions.code).toBe('validation-failed');
    expect(JSON.stringify(answer.data ?? {})).not.toContain(mark);
    if (query.startsWith('{ product_products(where')) expect(answer.data?.product_products ?? []).toEqual([]);
  });

  it('counts, extremes and groups include only the public question', async () => {
    const query = `{
      member_inquiries_aggregate(where: ${about}) { aggregate { count max { id title content created_at } min { title content } } nodes { id } }
      secret: member_inquiries_aggregate(where: { is_secret: { _eq: true } }) { aggregate { count } }
      answers: member_inquiry_messages_aggregate(where: { id: { _gte: 9101 } }) { aggregate { count max { content } } }
    }`;
    const { data, errors } = await shop.ask(asker, query);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      member_inquiries_aggregate: { aggregate: { count: 1, max: { id: ids.public, title: '공개 문의' } }, nodes: [{ id: ids.public }] },
      secret: { aggregate: { count: 0 } },
      answers: { aggregate: { count: 1, max: { content: '공개 답변' } } },
    });
  });

  it('the question count of a product includes only what everybody can read', async () => {
    const query = '{ product_products_by_pk(id: 1001) { inquiries_aggregate { aggregate { count } } } }';
    const { data } = await shop.ask(asker, query);
    expect(data).toEqual({ product_products_by_pk: { inquiries_aggregate: { aggregate: { count: 1 } } } });
  });
});

describe('those it is for', () => {
  it.each(Object.entries(routes))('the asker reaches the secret question: %s', async (_about, query) => {
    const { data, errors } = await shop.ask('member', query);
    expect(errors).toBeUndefined();
    if (query.startsWith('{ product_products(where')) expect(data?.product_products).not.toEqual([]);
    else expect(JSON.stringify(data)).toContain(mark);
  });

  const seen = async (asker: AskerName) => {
    const { data } = await shop.ask(asker, `{ member_inquiries(where: ${about}, order_by: { id: asc }) { id messages { content } } }`);
    return ((data?.member_inquiries ?? []) as { id: number }[]).map(({ id }) => id);
  };

  it('the asker sees all of their questions', async () => {
    expect(await seen('member')).toEqual(Object.values(ids));
  });

  it('a brand sees questions on its own products, except those that name an order', async () => {
    expect(await seen('brand')).toEqual([ids.public, ids.secret]);
  });

  it('the shop sees all questions', async () => {
    expect(await seen('admin')).toEqual(Object.values(ids));
  });
});

it('nobody writes a question or answer except through the REST API, and administrators change none', async () => {
  const writes: readonly (readonly [AskerName, string])[] = [
    ['member', `mutation { insert_member_inquiries(objects: []) { affected_rows } }`],
    ['brand', `mutation { insert_member_inquiry_messages(objects: []) { affected_rows } }`],
    ['brand', `mutation { update_member_inquiries(where: {}, _set: { is_secret: false }) { affected_rows } }`],
    ['admin', `mutation { update_member_inquiries(where: {}, _set: { title: "x" }) { affected_rows } }`],
    ['admin', `mutation { update_member_inquiry_messages(where: {}, _set: { content: "x" }) { affected_rows } }`],
  ];
  for (const [asker, query] of writes)
    expect([query, (await shop.ask(asker, query)).errors?.[0]?.extensions.code]).toEqual([query, 'validation-failed']);
});
