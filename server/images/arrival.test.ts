import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OriginalName, originalSrc, resizeSrc } from '#contract/images.ts';
import { mostWaitingOfOne } from '#server/images/arrival.ts';
import { type ImagesFixture, imagesFixture, plainPicture } from '#server/images/golden/images.fixture.ts';

let fixture: ImagesFixture;
beforeAll(async () => {
  fixture = await imagesFixture();
});
afterAll(() => fixture.close());

const planned = Array.from({ length: 8 }, (_, at): OriginalName => ({ hash: `${at}`.repeat(64), extension: 'webp' }));
const get = (name: OriginalName, remoteAddress = '198.51.100.7') =>
  fixture.app.inject({ url: resizeSrc(originalSrc(name), 128), remoteAddress });

test('of one visitor three requests wait for drawings; the others are told to come back, hold no connection, and find their picture later', async () => {
  const { storage } = fixture.images;
  const content = await plainPicture(200, 200).webp().toBuffer();
  const drawn = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  const asked = new Set<string>();
  storage.makeMissingBy((name) => {
    if (!planned.some(({ hash }) => hash === name.hash)) return null;
    asked.add(name.hash);
    if (asked.size === planned.length) all.resolve();
    return drawn.promise;
  });
  const replies = planned.map((name) => get(name));
  await all.promise;
  const turnedAway = await Promise.all(replies.slice(mostWaitingOfOne));
  for (const { statusCode, headers } of turnedAway)
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  // Other clients have their own limit, and existing pictures need no waiting.
  const other = get(planned[0] as OriginalName, '203.0.113.9');
  const ready = await storage.put(await plainPicture(90, 90).png().toBuffer(), 'png');
  expect((await fixture.app.inject({ url: resizeSrc(ready, 128), remoteAddress: '198.51.100.7' })).statusCode).toBe(200);

  for (const name of planned) await storage.putAs(name, content);
  storage.makeMissingBy(() => null);
  drawn.resolve();
  expect((await Promise.all([...replies.slice(0, mostWaitingOfOne), other])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200, 200,
  ]);
  expect((await Promise.all(planned.map((name) => get(name)))).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test('an original that is still being drawn is waited for, not called missing', async () => {
  const { storage } = fixture.images;
  const name: OriginalName = { hash: 'a'.repeat(64), extension: 'webp' };
  storage.makeMissingBy(({ hash }) =>
    hash === name.hash
      ? plainPicture(20, 20)
          .webp()
          .toBuffer()
          .then((content) => storage.putAs(name, content))
      : null,
  );
  expect((await fixture.app.inject({ url: originalSrc(name) })).statusCode).toBe(200);
});
