import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { contextOf } from '../frame/load-context.ts';
import { loader as graphicById } from './artists/artist-id-graphic/screen.tsx';
import { loader as graphicOfArtist } from './artists/graphic/screen.tsx';
import { loader as brandProduct } from './catalogue/brand-product/screen.tsx';
import { loader as root } from './home/root-redirect/screen.tsx';

/** URLs of specification 2 that redirect. */

const graphic = {
  id: 9,
  name: { ko: '점', en: 'Dot' },
  description: null,
  artist: { name: { ko: '선', en: 'Seon' }, path_name: 'seon' },
  plan_graphics: [],
};
const parts = { product_graphic_products: [], more: [], garments: [], management_detail_templates: [] };

function argumentsOf(found: object, params: Record<string, string>, url = 'http://shop.example/'): LoaderFunctionArgs {
  const inAllLanguages = <Answer>(answer: Answer) => answer;
  const about = { locale: 'ko', publicUrl: '', inAllLanguages, sanitizeHtml: (html: string) => html };
  const bridge = { ...about, query: async () => found } as unknown as ShopBridge;
  return { context: contextOf(bridge), params, request: new Request(url) } as unknown as LoaderFunctionArgs;
}

/** Where a loader redirects, by return or throw; the status if the page is missing. */
async function outcome(work: () => unknown): Promise<string | number | null> {
  const answer = await Promise.resolve()
    .then(work)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return answer.headers.get('location');
  return typeof answer === 'object' && answer !== null && 'init' in answer ? (answer as { init: { status: number } }).init.status : null;
}

test('the root address redirects to /main', async () => {
  expect(await outcome(root)).toBe('/main');
});

describe('addresses of a graphic', () => {
  const found = { ...parts, product_graphics: [graphic] };

  test('the address of a graphic by its id redirects to the one with its artist’s name', async () => {
    expect(await outcome(() => graphicById(argumentsOf(found, { graphic_id: '9' })))).toBe('/artist/seon/graphic/9');
    expect(await outcome(() => graphicById(argumentsOf({ ...found, product_graphics: [] }, { graphic_id: '9' })))).toBe(404);
    expect(await outcome(() => graphicById(argumentsOf(found, { graphic_id: 'nine' })))).toBe(404);
  });

  test('a graphic’s address under another artist redirects to its own', async () => {
    expect(await outcome(() => graphicOfArtist(argumentsOf(found, { name: 'jeom', graphic_id: '9' })))).toBe('/artist/seon/graphic/9');
    // Keeps the exhibition it was opened from.
    const url = 'http://shop.example/artist/jeom/graphic/9?plan_id=2';
    const [byArtist, byId] = [graphicOfArtist, graphicById].map((loader) =>
      outcome(() => loader(argumentsOf(found, { name: 'jeom', graphic_id: '9' }, url))),
    );
    expect([await byArtist, await byId]).toEqual(['/artist/seon/graphic/9?plan_id=2', '/artist/seon/graphic/9?plan_id=2']);
    expect(await outcome(() => graphicOfArtist(argumentsOf(found, { name: 'seon', graphic_id: '9' })))).toBeNull();
  });

  test('a graphic whose artist is hidden has no page at any address', async () => {
    const hidden = { ...parts, product_graphics: [{ ...graphic, artist: null }] };
    expect(await outcome(() => graphicOfArtist(argumentsOf(hidden, { name: 'seon', graphic_id: '9' })))).toBe(404);
    expect(await outcome(() => graphicById(argumentsOf(hidden, { graphic_id: '9' })))).toBe(404);
  });
});

test('a product’s address by brand and code redirects to its page, with the query', async () => {
  const url = 'http://shop.example/brand/1/product/TEE?product_custom_id=7';
  const params = { id: '1', code: 'TEE' };
  expect(await outcome(() => brandProduct(argumentsOf({ product_products: [{ id: 3 }] }, params, url)))).toBe(
    '/product/3?product_custom_id=7',
  );
  expect(await outcome(() => brandProduct(argumentsOf({ product_products: [] }, params, url)))).toBe(404);
  expect(await outcome(() => brandProduct(argumentsOf({ product_products: [{ id: 3 }] }, { id: 'x', code: 'TEE' })))).toBe(404);
});
