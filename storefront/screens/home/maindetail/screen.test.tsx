import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { newBlock } from '#rules/home/page/page-block.ts';
import { contextOf } from '#storefront/frame/load-context.ts';
import { packed } from '#storefront/frame/packed.ts';
import { BlockFrame } from '#storefront/home/block-frame.tsx';
import { aBlock, aDesign, anItem } from '#test/rows/home-blocks.ts';
import { allGraphicsQuery, bestDesignsQuery } from './operations.ts';
import CollectionScreen, { loader } from './screen.tsx';

const both = (text: string) => ({ ko: text, en: text });
const products = [1, 2, 3, 4].map((refer_id) => ({ type: 'PRODUCT', refer_id, is_show_index: true }));
const block = {
  ...newBlock('ITEM PRODUCT', () => 'popular'),
  title: { ko: '이번 주 인기', en: 'Popular this week', cn: '' },
  items: products,
};

/** The data service's responses by operation and variables. */
const answers = new Map<unknown, (variables: Record<string, unknown>) => object>([
  [bestDesignsQuery, () => ({ product_product_customs: [aDesign(1)] })],
  [
    allGraphicsQuery,
    ({ is_best }) => ({
      product_graphics: [anItem('GRAPHIC', is_best ? 2 : 1).graphic],
      product_graphics_aggregate: { aggregate: { count: is_best ? 12 : 120 } },
    }),
  ],
]);
/** What the blocks refer to; the fourth product is no longer shown. */
const references = { products: [1, 2, 3].map((id) => anItem('PRODUCT', id).product), designs: [], artists: [], graphics: [], reviews: [] };
const query = async (operation: unknown, variables: Record<string, unknown> = {}) =>
  answers.get(operation)?.(variables) ?? ('products' in variables ? references : { product_reviews: [] });
const pageAt = async () => ({ blocks: [block], until: null });
const bridge = { locale: 'en', publicUrl: '', query, pageAt } as unknown as ShopBridge;

function Missing() {
  return null;
}

/** A block whose button has no URL of its own. */
function BlockWithMore() {
  const block = aBlock('BANNER', 'PRODUCT', {
    id: 'popular',
    is_title: true,
    title: both('Popular'),
    title_btn: both('More'),
    title_btn_url: '',
  });
  return (
    <BlockFrame block={block} isFirst>
      {null}
    </BlockFrame>
  );
}
const more = createStaticHandler([{ path: '/', Component: BlockWithMore }]);

async function show(address: string): Promise<{ status: number; html: string }> {
  const page = { path: 'maindetail', loader, Component: CollectionScreen, ErrorBoundary: Missing };
  const frame = { id: 'root', path: '/', loader: () => packed({ locale: 'en' }), Component: Outlet, children: [page] };
  const handler = createStaticHandler([frame]);
  const context = await handler.query(new Request(`http://shop.example${address}`), { requestContext: contextOf(bridge) });
  if (context instanceof Response) throw new Error('answered without a page');
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </LocaleProvider>,
  );
  return { status: context.statusCode, html };
}

test('a block’s whole list has a page, which the block’s “more” link opens', async () => {
  const { status, html } = await show(urlFor('maindetail', {}, { block: 'popular' }));
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>Popular this week<\/h1>/);
  // No heading level is skipped above the items' names.
  expect(html).toMatch(/<h2[^>]*>Popular this week<\/h2>.*<h3/s);
  // Missing products are left out, and the ranks continue.
  expect(html.match(/Product [1-3]</g)).toHaveLength(3);
  expect(html).toContain('No. 3');
  const context = await more.query(new Request('http://shop.example/'));
  if (context instanceof Response) throw new Error('answered without a page');
  const frame = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StaticRouterProvider router={createStaticRouter(more.dataRoutes, context)} context={context} hydrate={false} />
    </LocaleProvider>,
  );
  expect(frame).toContain('href="/maindetail?block=popular"');
});

test('the page of a home block that does not exist is 404', async () => {
  for (const address of ['/maindetail?block=gone', '/maindetail?block=7', '/maindetail?block='])
    expect((await show(address)).status).toBe(404);
});

test('best designs and best graphics have their own pages, which link to each other', async () => {
  const designs = await show(urlFor('maindetail', {}, { list: 'best-customs' }));
  expect(designs.html).toMatch(/<h1[^>]*>Best customs<\/h1>/);
  expect(designs.html).toContain('Design 1');
  const best = await show(urlFor('maindetail', {}, { list: 'best-graphics' }));
  expect(best.html).toMatch(/<h1[^>]*>Best graphics<\/h1>.*12 works.*Graphic 2/);
  const all = await show('/maindetail?list=nonsense');
  expect(all.html).toMatch(/<h1[^>]*>All graphics<\/h1>.*120 works.*Graphic 1/);
  for (const name of ['best-graphics', 'best-customs', 'influencers']) expect(all.html).toContain(`href="/maindetail?list=${name}"`);
});
