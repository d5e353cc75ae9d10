import { afterEach, expect, test, vi } from 'vitest';
import { officeAnswer } from './office-answer.ts';

afterEach(() => vi.unstubAllGlobals());

test('before a page is loaded anew the server is asked whether it is there, and whether its build is the page’s', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  const document = '<script type="module" src="/admin/assets/index-NEW.js"></script>';
  asked.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await officeAnswer(['/admin/assets/index-NEW.js'])).toBe('gone');
  asked.mockResolvedValueOnce(new Response(document, { status: 502 }));
  expect(await officeAnswer(['/admin/assets/index-NEW.js'])).toBe('gone');
  asked.mockImplementation(async () => new Response(document));
  expect(await officeAnswer(['/admin/assets/index-NEW.js'])).toBe('same');
  expect(await officeAnswer(['/admin/assets/index-OLD.js'])).toBe('newer');
});
