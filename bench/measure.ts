import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { registeredOperations } from '#contract/graphql/registered.generated.ts';
import { compare } from './load.ts';
import { type Row, ratioRow } from './row.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const root = join(import.meta.dirname, '..');

/** 20 graphics with artist and like flag through the data service, against one hand-written, prepared statement on the same pool. */
export async function dataService(shop: ShopUnderTest): Promise<Row[]> {
  const [token = '', me = ''] = [shop.tokens[0], shop.userIds[0]];
  const query = graphicsPage;
  const visitor = await compare(
    { url: `${shop.url}/v1/graphql`, method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) },
    { url: `${shop.url}/bench/graphics` },
  );
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-hasura-role': 'user' };
  const member = await compare(
    { url: `${shop.url}/v1/graphql`, method: 'POST', headers, body: JSON.stringify({ query, variables: { my_user_id: me } }) },
    { url: `${shop.url}/bench/my-graphics?me=${me}` },
  );
  const json = { 'content-type': 'application/json' };
  const [hash, registered] = registeredText('selectBestGraphics');
  const url = `${shop.url}/v1/graphql`;
  const freeText = await compare(
    { url, method: 'POST', headers: json, body: JSON.stringify({ query: registered.replace('selectBestGraphics', 'inOtherWords') }) },
    { url, method: 'POST', headers: json, body: JSON.stringify({ documentId: hash }) },
  );
  return [
    ratioRow('20 graphics with artist and like flag, visitor', 0.9, visitor.ratio),
    ratioRow('20 graphics with artist and like flag, member', 0.8, member.ratio),
    ratioRow('12 best graphics asked as free text, against registered', 0.7, freeText.ratio),
  ];
}

/** A registered operation by its name: its hash and its text. */
function registeredText(name: string): [hash: string, text: string] {
  const found = Object.entries(registeredOperations).find(([, text]) => text.includes(`query ${name}(`));
  if (!found) throw new Error(`${name} is not registered`);
  return found;
}

/** A cached public page against bare Fastify sending the same bytes. */
export async function cachedPage(shop: ShopUnderTest): Promise<Row[]> {
  await fetch(`${shop.url}/bench/page?of=/main`, { method: 'PUT' });
  const headers = { 'accept-language': 'ko', 'accept-encoding': 'identity' };
  const { ratio } = await compare({ url: `${shop.url}/main`, headers }, { url: `${shop.url}/bench/page`, headers });
  return [ratioRow('cached public page (/main)', 0.6, ratio)];
}

/** JavaScript that the page needs before it works, gzip: its module preloads, which name every script of the first load. */
export async function mainScript(shop: ShopUnderTest): Promise<Row> {
  const html = await (await fetch(`${shop.url}/main`, { headers: { 'accept-language': 'ko' } })).text();
  const files = new Set(Array.from(html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g), ([, file = '']) => file));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(root, 'build', 'client', file)), { level: 9 }).length, 0);
  return {
    what: 'JavaScript of /main, gzip, first load',
    budget: '<= 140 kB',
    measured: `${(bytes / 1000).toFixed(0)} kB in ${files.size} files`,
    isWithin: bytes <= 140_000,
  };
}

/** A list page late in the table with 1,000,000 graphics against 10,000. */
export function largeTable(perSecondOfSmall: number, perSecondOfLarge: number): Row {
  const slowdown = perSecondOfSmall / perSecondOfLarge;
  return {
    what: 'list page with 1,000,000 graphics against 10,000',
    budget: '<= 1.3x',
    measured: `${slowdown.toFixed(2)}x`,
    isWithin: slowdown <= 1.3,
  };
}

/** Requests per second of the list page, to compare tables of different size. */
export async function listPage(shop: ShopUnderTest): Promise<number> {
  const target = {
    url: `${shop.url}/v1/graphql`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: graphicsPage, variables: { offset: 2_000 } }),
  };
  return (await compare(target, target, 3)).oursPerSecond;
}

/** The list of specification 7 without its count, which the hand-written statement does not make either. */
const graphicsPage = `query ($my_user_id: uuid = "00000000-0000-0000-0000-000000000000", $offset: Int = 0) {
  product_graphics(where: { deleted_at: { _is_null: true }, state: { _eq: "ACT" } }, limit: 20, offset: $offset, order_by: [{ position: asc }, { id: asc }]) {
    id name src state width height extension description position background_color artist_id
    price origin_price sale_price sale_rate promotion_price product_count is_donate donation like_count
    artist { id name path_name state image_src profile_src }
    is_like: graphic_likes(where: { user_id: { _eq: $my_user_id }, deleted_at: { _is_null: true } }) { user_id graphic_id }
  }
}`;
