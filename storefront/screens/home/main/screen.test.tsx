import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, Outlet, StaticRouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { newBlock } from '#rules/home/page/page-block.ts';
import { contextOf } from '#storefront/frame/load-context.ts';
import { packed } from '#storefront/frame/packed.ts';
import { newestReviewsQuery } from '#storefront/home/find-references.ts';
import { aDesign, anItem } from '#test/rows/home-blocks.ts';
import { selectMainBestQuery } from './operations.ts';
import MainScreen, { loader } from './screen.tsx';

const line = { ...newBlock('LINE', () => 'line'), title: { ko: '배너', en: 'A block of the administrator', cn: '' } };
const filled = new Map<unknown, object>([
  [newestReviewsQuery, { product_reviews: [] }],
  [selectMainBestQuery, { customs: [aDesign(1)], graphics: [anItem('GRAPHIC', 2).graphic] }],
]);
let answers = filled;
const pageAt = async () => ({ blocks: [line], until: null });
const query = async (operation: unknown) => answers.get(operation);
const bridge = { locale: 'en', publicUrl: '', query, pageAt } as unknown as ShopBridge;

async function home(shop: { is_custom_main: boolean; banner_autoplay: number } | null): Promise<string> {
  const page = { index: true as const, loader, Component: MainScreen };
  const frame = {
    id: 'root',
    path: '/',
    loader: () => packed({ locale: 'en', shop, categories: [] }),
    Component: Outlet,
    children: [page],
  };
  const { query, dataRoutes } = createStaticHandler([frame]);
  const context = await query(new Request('http://shop.example/'), { requestContext: contextOf(bridge) });
  if (context instanceof Response) throw new Error('the home page answered without a page');
  return renderToStaticMarkup(
    <LocaleProvider locale="en">
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </LocaleProvider>,
  );
}

test('blocks are shown if shop info has is_custom_main, else the default page; both list best designs and best graphics', async () => {
  const custom = await home({ is_custom_main: true, banner_autoplay: 0 });
  const plain = await home({ is_custom_main: false, banner_autoplay: 0 });
  expect([custom, plain, await home(null)].map((html) => html.includes('A block of the administrator'))).toEqual([true, false, false]);
  for (const html of [custom, plain]) {
    expect(html).toMatch(/Best designs.*Design 1.*Best graphics.*Graphic 2/);
    expect(html).toContain('href="/product/1?product_custom_id=1"');
    expect(html).toContain('href="/artist/seon/graphic/2"');
  }
});

test('the home page of an empty shop announces what will come', async () => {
  answers = new Map<unknown, object>([
    [newestReviewsQuery, { product_reviews: [] }],
    [selectMainBestQuery, { customs: [], graphics: [] }],
  ]);
  const html = await home({ is_custom_main: false, banner_autoplay: 0 });
  answers = filled;
  expect(html).toContain('New works are on their way.');
  expect(html).not.toContain('Best designs');
});
