import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '#test/session-world.ts';
import { mayReload, officeAnswer, ownEntry } from './office-answer.ts';

afterEach(() => vi.unstubAllGlobals());

const [old, newer] = ['/admin/assets/index-OLD.js', '/admin/assets/index-NEW_1-x.js'];
const shop = 'https://shop.example';

test('before an office page reloads, it asks the server whether it is reachable and runs another build', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  const document = `<script type="module" crossorigin src="${newer}"></script>`;
  asked.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await officeAnswer(newer)).toEqual({ is: 'gone' });
  asked.mockResolvedValueOnce(new Response(document, { status: 502 }));
  expect(await officeAnswer(newer)).toEqual({ is: 'gone' });
  asked.mockResolvedValueOnce(new Response('<script type="module" src="/admin/main.tsx"></script>'));
  expect(await officeAnswer(null)).toEqual({ is: 'same' });
  asked.mockImplementation(async () => new Response(document));
  expect(await officeAnswer(newer)).toEqual({ is: 'same' });
  expect(await officeAnswer(old)).toEqual({ is: 'newer', build: newer });
});

test('the page’s own script is found beside scripts that a browser extension added', () => {
  const foreign = [
    { src: 'chrome-extension://abc/admin/assets/index-OLD.js', type: 'module' },
    { src: 'https://cdn.example/admin/assets/index.js', type: 'module' },
    { src: `${shop}/admin/assets/injected.js`, type: '' },
    { src: `${shop}/injected.js`, type: 'module' },
  ];
  expect(ownEntry([...foreign, { src: `${shop}${old}`, type: 'module' }], shop)).toBe(old);
  expect(ownEntry(foreign, shop)).toBeNull();
});

test('an office page reloads by itself only once for a newer build, even when two builds answer in turn', () => {
  const storage = memoryStorage();
  expect([newer, old, newer, old].map((build) => mayReload(build, storage))).toEqual([true, true, false, false]);
});
