import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OriginalExtension,
  originalHash,
  originalSrc,
  originalTypes,
  parseOriginalSrc,
  parseResizeSize,
  placeholderSrc,
  resizeSizeFor,
  resizeSizes,
  resizeSrc,
} from '#contract/images.ts';
import { parseRenderSrc, type RenderExtension, renderSrc, renderTypes, renderWidths } from '#contract/pictures/renders.ts';

const seed = { seed: 20261120 };
const sha256 = fc.stringMatching(/^[0-9a-f]{64}$/);
const original = fc.record({
  hash: fc.oneof(sha256.map(originalHash), sha256),
  extension: fc.constantFrom(...(Object.keys(originalTypes) as OriginalExtension[])),
});
const render = fc.record({
  design: fc.oneof(fc.record({ renderKey: fc.uuid(), revision: fc.nat(1_000_000) }), fc.record({ contentHash: sha256 })),
  mockupGroupId: fc.bigInt(1n, 999_999_999_999n).map(String),
  width: fc.constantFrom(...renderWidths),
  extension: fc.constantFrom(...(Object.keys(renderTypes) as RenderExtension[])),
});

describe('address round trips', () => {
  test('the address of an original is parsed back to the same original', () => {
    fc.assert(
      fc.property(original, (name) => {
        expect(parseOriginalSrc(originalSrc(name))).toEqual(name);
      }),
      seed,
    );
  });

  test('the address of a render, live or frozen, is parsed back to the same render', () => {
    fc.assert(
      fc.property(render, (name) => {
        expect(parseRenderSrc(renderSrc(name))).toEqual(name);
      }),
      seed,
    );
  });

  test('a resize address contains the address of the original unchanged', () => {
    fc.assert(
      fc.property(original, fc.constantFrom(...resizeSizes), (name, size) => {
        const query = new URL(resizeSrc(originalSrc(name), size), 'https://shop.example').searchParams;
        expect(parseResizeSize(query.get('size') ?? '')).toBe(size);
        expect(parseOriginalSrc(query.get('image_url') ?? '')).toEqual(name);
      }),
      seed,
    );
  });

  test('an image address that is parsed and built again is the same: each picture has one address', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const parsed = parseRenderSrc(path);
        if (parsed) expect(renderSrc(parsed)).toBe(path);
      }),
      seed,
    );
  });
});

describe('refusals', () => {
  const name = 'a'.repeat(64);

  test.each([
    'https://evil.example/cdn/x.png',
    `https://evil.example/cdn/${name}.png`,
    `//evil.example/cdn/${name}.png`,
    `/cdn/../${name}.png`,
    `/cdn/${name}.png?x=1`,
    `/cdn/${name}.png\n`,
    `/cdn/${name.toUpperCase()}.png`,
    `/cdn/${name}.html`,
    `/cdn/${name}.constructor`,
    `/cdn/${name}`,
    `/cdn/${name.slice(1)}.png`,
    `/cdn/${name.slice(0, 41)}.png`,
    'file:///etc/passwd',
    '',
  ])('%j is refused as the address of an original', (src) => expect(parseOriginalSrc(src)).toBeNull());

  test.each(['', '0', '65', '064', '64.0', '1e2', ' 64', '2048', '-64', 'NaN'])('a resize address with the size %j is refused', (text) => {
    expect(parseResizeSize(text)).toBeNull();
  });

  const key = '0b6f6a0e-5d0c-4d2c-9b5e-4d9d5a1c7e11';
  test.each([
    `/renders/${key}/1/7-321.webp`,
    `/renders/${key}/1/7-0320.webp`,
    `/renders/${key}/01/7-320.webp`,
    `/renders/${key}/1/07-320.webp`,
    `/renders/${key}/1/7-320.png`,
    `/renders/${key}/1/../7-320.webp`,
    `/renders/${key}/7-320.webp`,
    `/renders/version/${key}/7-320.webp`,
    `/renders/${'a'.repeat(64)}/1/7-320.webp`,
    `//renders/${key}/1/7-320.webp`,
  ])('%s is refused as the address of a render', (src) => expect(parseRenderSrc(src)).toBeNull());
});

describe('choosing a size', () => {
  test('the smallest offered size at or above the needed width is chosen', () => {
    expect([1, 64, 65, 500, 1536, 9000].map(resizeSizeFor)).toEqual([64, 64, 128, 512, 1536, 1536]);
  });

  test('without a picture the placeholder is shown, and an address of another site stays unchanged', () => {
    expect(resizeSrc(null, 64)).toBe(placeholderSrc);
    expect(resizeSrc('/assets/logo.svg', 64)).toBe('/assets/logo.svg');
  });
});
