// A small ERP beside the shop: reads what changed since its last run, keeps it, and writes stock. Node 20 or later, no packages.
// SHOP=https://shop.example KEY=<id> SECRET=<secret> node docs/erp-example.mjs [state.json] [option_id=pieces ...]
// The key (office: 설정 > 연동) needs the scopes orders:read, stock:read and, to write, stock:write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const { SHOP = 'http://localhost:3000', KEY = '', SECRET = '' } = process.env;
const [file = 'erp-state.json', ...wanted] = process.argv.slice(2);
const state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { orders: {}, stock: {}, ordersSince: null, stockSince: null };

const token = await getToken();
for await (const page of pagesOf('orders', state.ordersSince)) {
  for (const order of page.orders) state.orders[order.order_number] = order;
  state.ordersSince = page.since;
}
for await (const page of pagesOf('stock', state.stockSince)) {
  for (const option of page.options) state.stock[option.option_id] = option.stock_count;
  state.stockSince = page.since;
}
for (const each of wanted) {
  const [id, pieces] = each.split('=').map(Number);
  state.stock[id] = await setStock(id, pieces, state.stock[id] ?? 0);
}
writeFileSync(file, JSON.stringify(state));
console.log(`${Object.keys(state.orders).length} orders, ${Object.keys(state.stock).length} options`);

/** A token lasts some minutes: a run takes one. */
async function getToken() {
  const reply = await fetch(`${SHOP}/realms/seam/protocol/openid-connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${KEY}:${SECRET}`)}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (!reply.ok) throw new Error(`no token: ${reply.status} ${await reply.text()}`);
  return (await reply.json()).access_token;
}

/** Each page, with the moment to ask from next time: that of the first page, because later ones may miss what was written meanwhile. */
async function* pagesOf(what, since) {
  let cursor = null;
  let next = null;
  do {
    const query = new URLSearchParams(cursor ? { cursor } : since ? { updated_since: since } : {});
    const page = await (await call('GET', `${what}?${query}`)).json();
    next ??= page.next_since;
    cursor = page.next_cursor;
    yield { ...page, since: cursor === null ? next : since };
  } while (cursor);
}

/** Writes pieces of an option; when some were sold since `was`, takes those off too. Returns what the shop has now. */
async function setStock(id, pieces, was) {
  const reply = await call('PUT', `stock/${id}`, { stock_count: pieces, was });
  if (reply.ok) return pieces;
  const now = (await (await call('GET', 'stock?limit=200')).json()).options.find((option) => option.option_id === id)?.stock_count;
  if (reply.status !== 409 || now === undefined) throw new Error(`stock of ${id}: ${reply.status} ${await reply.text()}`);
  return setStock(id, Math.max(0, pieces - (was - now)), now);
}

/** Waits and asks again while the shop says so. */
async function call(method, path, body) {
  for (;;) {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
    const reply = await fetch(`${SHOP}/api/integration/${path}`, { method, headers, body: body && JSON.stringify(body) });
    if (reply.status !== 429 && reply.status !== 503) return reply;
    await new Promise((again) => setTimeout(again, 1000 * Number(reply.headers.get('retry-after') ?? 1)));
  }
}
