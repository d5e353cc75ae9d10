import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placeholderSrc } from '#contract/images.ts';
import { drawing, type ImagesFixture, imagesFixture, nameOf, plainPicture } from '#server/images/golden/images.fixture.ts';

let fixture: ImagesFixture;
let png = Buffer.alloc(0);
let pngSrc = '';
let svgSrc = '';

beforeAll(async () => {
  fixture = await imagesFixture();
  png = await plainPicture(8, 8).png().toBuffer();
  pngSrc = await fixture.images.storage.put(png, 'png');
  svgSrc = await fixture.images.storage.put(drawing, 'svg');
});
afterAll(() => fixture.close());

const get = (url: string, headers: Record<string, string> = {}) => fixture.app.inject({ url, headers });

describe('GET /cdn/', () => {
  test('an original is sent with its stored bytes and type, cacheable without end', async () => {
    const reply = await get(pngSrc);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.equals(png)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'cache-tag': `picture-${nameOf(pngSrc).hash.slice(0, 32)}`,
      'x-content-type-options': 'nosniff',
      etag: `"${nameOf(pngSrc).hash}"`,
    });
  });

  test('an original answers 304 to a client that has it, and not to a client with another one', async () => {
    const { etag } = (await get(pngSrc)).headers;
    const held = await get(pngSrc, { 'if-none-match': `"other", W/${etag}` });
    expect([held.statusCode, held.rawPayload.length]).toEqual([304, 0]);
    expect((await get(pngSrc, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('a HEAD request gets only the headers', async () => {
    const reply = await fixture.app.inject({ method: 'HEAD', url: pngSrc });
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, String(png.length), '']);
  });

  test('a drawing opened directly runs no script', async () => {
    const reply = await get(svgSrc);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    [`/cdn/${'d'.repeat(64)}.png`, 'unknown'],
    ['/cdn/..%2f..%2fetc%2fpasswd', 'traversal'],
    [`/cdn/%2e%2e%2f${'d'.repeat(64)}.png`, 'traversal'],
    [`/cdn/${'d'.repeat(64)}.png%00.svg`, 'nul byte'],
    ['/cdn/nonsense', 'nonsense'],
  ])('%s (%s) is 404 with the placeholder, cached briefly', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('image/svg+xml');
    expect(reply.headers['cache-control']).toBe('public, max-age=60');
    expect(reply.body).toContain('#F4F3F0');
  });

  test('the type is part of an original’s name: bytes stored as PNG are not served as a drawing', async () => {
    expect((await get(pngSrc.replace('.png', '.svg'))).statusCode).toBe(404);
  });

  test('the placeholder has an address of its own', async () => {
    const reply = await get(placeholderSrc);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });
});
