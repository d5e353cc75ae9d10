import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { newBlock } from '#rules/home/page/page-block.ts';
import { aBlock, aDesign, anItem, aThumbnail, items } from '#test/rows/home-blocks.ts';
import type { Block } from './block-data.ts';
import { componentOf } from './registry.ts';
import { askedReferences, shownBlocks, withLaterTags } from './shown-blocks.ts';

const nothingFound = { products: [], designs: [], artists: [], graphics: [], reviews: [] };

/**
 * The home page's blocks as rendered by the server (specification 2, Main page blocks; 9, Carousel items shown). test/journeys/home.e2e.ts
 * covers their layout.
 */

function show(block: Block, isFirst = false, autoplay: number | null = null): string {
  const Component = componentOf(block);
  if (!Component) throw new Error('no component');
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <Component block={block} isFirst={isFirst} autoplay={autoplay} />
      </LocaleProvider>
    </MemoryRouter>,
  );
}

const count = (html: string, text: string) => html.split(text).length - 1;
/** The text content, without elements. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const both = (text: string) => ({ ko: text, en: text });

describe('BANNER', () => {
  test.each(['PRODUCT', 'GRAPHIC'] as const)('%s: small rows in pairs, two to a slide', (type) => {
    const html = show(aBlock('BANNER', type, { items: items(type, 5) }));
    expect(count(html, '<article')).toBe(5);
    expect(html).toContain('aria-label="3 of 3"');
    expect(html).toContain('data-items-shown="1.1"');
    expect(show(aBlock('BANNER', type, { items: items(type, 2) }))).toContain('data-items-shown="1"');
  });

  test('a graphic links to /artist/{path_name}/graphic/{id}', () => {
    expect(show(aBlock('BANNER', 'GRAPHIC', { items: [anItem('GRAPHIC', 7)] }))).toContain('href="/artist/seon/graphic/7"');
  });

  test('a row shows its rank only if is_show_index is set', () => {
    const [first, second] = items('PRODUCT', 2).map((item, index) => ({ ...item, is_show_index: index === 1 }));
    const html = show(aBlock('BANNER', 'PRODUCT', { items: first && second ? [first, second] : [] }));
    expect(html).toContain('No. 2');
    expect(html).not.toContain('No. 1');
  });

  test('a BANNER without a subtype is an image with coloured labels and a link', () => {
    const label = { id: 1, text: both('New'), background_color: '#C93A18', text_color: '#FFFFFF' };
    const html = show(aBlock('BANNER', '', { thumbnails: [aThumbnail(1, { labels: [label] })] }));
    expect(html).toContain('href="/plan/1"');
    expect(html).toContain('style="background-color:#C93A18;color:#FFFFFF"');
    expect(html).toContain('>New<');
    expect(html).not.toContain('carousel');
  });

  test('an image banner shows its text beside the picture, whose alternative text is empty', () => {
    const html = show(aBlock('BANNER', '', { thumbnails: [aThumbnail(1)] }));
    expect(html).toMatch(/alt="".*>Title 1<.*>Content 1</s);
  });

  test('slides that move by themselves have a stop button, and others do not', () => {
    const moving = aBlock('BANNER', '', { thumbnails: [aThumbnail(1), aThumbnail(2)] });
    expect(show(moving, true, 5_000)).toContain('aria-label="Pause slideshow"');
    expect(show(moving, true)).not.toContain('Pause slideshow');
    expect(show(aBlock('BANNER', 'PRODUCT', { items: items('PRODUCT', 6) }), false, 5_000)).toContain('aria-label="Pause slideshow"');
  });
});

describe('LINE', () => {
  const line = aBlock('LINE', '', { title: both('Free shipping'), title_style: { 'background-color': '#F4F3F0', color: '#141412' } });

  test('a LINE is a thin strip of text, with icon, style and link if given', () => {
    const plain = show(line);
    expect(plain).toContain('Free shipping');
    expect(plain).toContain('style="color:#141412;background-color:#F4F3F0"');
    expect(plain).not.toContain('<a ');
    expect(plain).not.toContain('<img');
    const full = show({ ...line, title_btn_url: 'https://example.com', thumbnails: [aThumbnail(1, { thumbnail_src: '/icon.svg' })] });
    expect(full).toContain('<img');
    expect(full).toMatch(/<a [^>]*href="https:\/\/example\.com" target="_blank"/);
  });
});

test('NAVIGATION shows links with image and title', () => {
  const html = show(aBlock('NAVIGATION', '', { thumbnails: [1, 2, 3, 4, 5, 6].map((id) => aThumbnail(id)) }));
  expect(count(html, '<li')).toBe(6);
  expect(count(html, '<img')).toBe(6);
  expect(html).toContain('href="/plan/6"');
  expect(html).toContain('Title 6');
});

test.each([
  ['PRODUCT_CUSTOM_TEMPLATE', 'PRODUCT_CUSTOM', '1.1', 'Design 3'],
  ['PRODUCT', 'PRODUCT', '2.5', 'Product 3'],
  ['ARTIST', 'ARTIST', '1.7', 'Artist 3'],
  ['REVIEW', 'REVIEW', '2.2', 'Review 3'],
] as const)('ITEM %s: a carousel of %s, %s at once', (subType, type, shown, last) => {
  const html = show(aBlock('ITEM', subType, { items: items(type, 3) }));
  expect(html).toContain('aria-roledescription="carousel"');
  expect(html).toContain(`data-items-shown="${shown}"`);
  expect(html).toContain('aria-label="3 of 3"');
  expect(html).toContain(last);
});

describe('THUMBNAIL', () => {
  const thumbnails = [aThumbnail(1, { items: items('PRODUCT', 1) }), aThumbnail(2)];

  test('PRODUCT: pictures with their products, 1.3 at once', () => {
    const html = show(aBlock('THUMBNAIL', 'PRODUCT', { thumbnails }));
    expect(html).toContain('data-items-shown="1.3"');
    expect(html).toContain('Product 1');
    expect(textOf(html)).not.toContain('1 / 2');
  });

  test.each(['CUSTOM', 'CUSTOM2'])('%s: one at once, with pagination', (subType) => {
    const html = show(aBlock('THUMBNAIL', subType, { thumbnails }));
    expect(html).toContain('data-items-shown="1"');
    expect(textOf(html)).toContain('1 / 2');
  });

  test('only CUSTOM2 has title and content below', () => {
    expect(show(aBlock('THUMBNAIL', 'CUSTOM2', { thumbnails }))).toMatch(/>Title 1<.*>Content 1</);
    expect(show(aBlock('THUMBNAIL', 'CUSTOM', { thumbnails }))).not.toContain('Content 1');
  });
});

describe('TAG', () => {
  const tags = [aThumbnail(1, { items: items('GRAPHIC', 3) }), aThumbnail(2)];

  test('a TAG shows chips with the first one selected, and a carousel of its graphics', () => {
    const html = show(aBlock('TAG', '', { thumbnails: tags }));
    expect(count(html, 'role="tab"')).toBe(2);
    expect(html).toMatch(/aria-selected="true"[^>]*>Title 1</);
    expect(html).toContain('data-items-shown="1.7"');
    expect(html).toContain('Graphic 3');
  });

  test('graphics of hidden tags are sent as ids only, the first tag’s completely', () => {
    const whole = [aThumbnail(1, { items: items('GRAPHIC', 2) }), aThumbnail(2, { items: items('GRAPHIC', 3) }), aThumbnail(3)];
    const [block] = withLaterTags([aBlock('TAG', '', { thumbnails: whole })]);
    expect(block?.thumbnails.map(({ items: shown, later }) => [shown.length, later])).toEqual([
      [2, undefined],
      [0, [1, 2, 3]],
      [0, undefined],
    ]);
  });

  test('a tag without graphics shows a sentence', () => {
    expect(show(aBlock('TAG', '', { thumbnails: [aThumbnail(1)] }))).toContain('There are no graphics here yet.');
  });
});

test('a block has title, subtitle and title button only if is_title is set', () => {
  const texts = { title: both('Best'), sub_title: both('of all'), title_btn: both('See more'), title_btn_url: '/artist/id' };
  const block = aBlock('ITEM', 'PRODUCT', { ...texts, is_title: true, items: items('PRODUCT', 1) });
  const html = show(block);
  expect(html).toMatch(/<h2[^>]*>Best</);
  expect(html).toContain('of all');
  expect(html).toMatch(/href="\/artist\/id".*See more/);
  const without = show({ ...block, is_title: false });
  expect(without).not.toContain('<h2');
  expect(without).not.toContain('of all');
  expect(without).not.toContain('See more');
});

describe('a thing whose related thing is hidden', () => {
  test('a graphic without a visible artist has no name above, and an address by its id', () => {
    const [item] = items('GRAPHIC', 1).map((each) => ({ ...each, graphic: each.graphic && { ...each.graphic, artist: null } }));
    for (const block of [
      aBlock('BANNER', 'GRAPHIC', { items: item ? [item] : [] }),
      aBlock('TAG', '', { thumbnails: [aThumbnail(1, { items: item ? [item] : [] })] }),
    ]) {
      expect(show(block)).toContain('href="/artist/id/graphic/1"');
      expect(show(block)).not.toContain('Seon');
    }
  });

  test('a product without a visible brand and a review without a visible product are shown without that part', () => {
    const products = items('PRODUCT', 1).map((each) => ({ ...each, product: each.product && { ...each.product, brand: null } }));
    expect(show(aBlock('ITEM', 'PRODUCT', { items: products }))).toContain('Product 1');
    const reviews = items('REVIEW', 1).map((each) => ({ ...each, review: each.review && { ...each.review, product: null } }));
    expect(show(aBlock('ITEM', 'REVIEW', { items: reviews }))).toContain('Review 1');
  });

  test('a design with a missing part has no price and is left out', () => {
    const designs = [aDesign(1), { ...aDesign(2), layers: [{ id: 1, graphic: null }] }];
    const items = designs.map(({ id }) => ({ type: 'PRODUCT_CUSTOM', refer_id: id, is_show_index: false }) as const);
    const [block] = shownBlocks([{ ...newBlock('ITEM PRODUCT_CUSTOM_TEMPLATE', () => 'k'), items }], { ...nothingFound, designs }, 'en');
    const html = block ? show(block) : '';
    expect(html).toContain('Design 1');
    expect(html).not.toContain('Design 2');
  });
});

describe('the data of a page', () => {
  const item = { type: 'PRODUCT', refer_id: 1, is_show_index: false } as const;
  const written = { ko: '글', en: 'Text', cn: '文' };

  test('hidden blocks and things hidden from shoppers are not drawn', () => {
    const block = { ...newBlock('ITEM PRODUCT', () => 'k'), items: [item, { ...item, refer_id: 2 }] };
    const product = anItem('PRODUCT', 2).product;
    const shown = shownBlocks([{ ...block, is_hidden: true }, block], { ...nothingFound, products: product ? [product] : [] }, 'ko');
    expect(shown.map(({ items: each }) => each.map((one) => one.product?.id ?? null))).toEqual([[null, 2]]);
  });

  test('texts are in one language, and Chinese readers get English where Chinese is missing', () => {
    const line = { ...newBlock('LINE', () => 'k'), title: written, sub_title: { ...written, cn: '' } };
    const in_ = (locale: 'ko' | 'en' | 'cn') =>
      shownBlocks([line], nothingFound, locale).map(({ title, sub_title, title_btn }) => [title, sub_title, title_btn]);
    expect(in_('ko')).toEqual([[{ ko: '글' }, { ko: '글' }, null]]);
    expect(in_('cn')).toEqual([[{ en: '文' }, { en: 'Text' }, null]]);
  });

  test('an empty block of reviews shows the newest reviews', () => {
    const review = anItem('REVIEW', 7).review;
    const [block] = shownBlocks([newBlock('ITEM REVIEW', () => 'k')], nothingFound, 'ko', review ? [review] : []);
    expect(block?.items.map((each) => each.review?.id)).toEqual([7]);
  });

  test('references beyond one response’s limit are read in portions', () => {
    const many = Array.from({ length: 5 }, (_, index) => ({ ...item, refer_id: index + 1 }));
    const asked = askedReferences([{ ...newBlock('ITEM PRODUCT', () => 'k'), items: many }], 2);
    expect(asked.map(({ products }) => products)).toEqual([[1, 2], [3, 4], [5]]);
    expect(askedReferences([newBlock('LINE', () => 'k')], 2)).toEqual([]);
  });
});

test('a block of a kind this version does not know is left out', () => {
  expect(componentOf({ type: 'BANNER', sub_type: 'FILM' })).toBeNull();
});
