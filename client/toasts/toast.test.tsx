import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost, toast } from './toast.tsx';
import { ToastButton } from './toast-button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => renderToStaticMarkup(<ToastHost Action={ToastButton} />);

test('a toast stays for 3000 ms, each by its own clock (specification 4 and 9)', () => {
  toast('Saved.');
  vi.advanceTimersByTime(1_000);
  toast('Copied.', 'success');
  vi.advanceTimersByTime(1_999);
  expect(shown()).toContain('Saved.');
  vi.advanceTimersByTime(1);
  expect(shown()).not.toContain('Saved.');
  expect(shown()).toContain('Copied.');
  vi.advanceTimersByTime(1_000);
  expect(shown()).not.toContain('Copied.');
});

test('of repeated success toasts the last one is shown, and every failure toast stays', () => {
  toast('Saved.', 'success');
  toast('Saved.', 'success');
  toast('Moved.', 'success');
  toast('Refused.', 'error');
  toast('Cut off.', 'error');
  toast('Cut off.', 'error');
  const told = [...shown().matchAll(/<p[^>]*>([^<]*)</g)].map(([, message]) => message);
  expect(told).toEqual(['Moved.', 'Refused.', 'Cut off.']);
  vi.advanceTimersByTime(3_000);
});

test('a toast with a button stays for ten seconds, with the button’s name', () => {
  toast('Deleted.', 'success', { label: 'Undo', run: () => undefined });
  vi.advanceTimersByTime(9_999);
  expect(shown()).toMatch(/Deleted\..*<button[^>]*>Undo</);
  vi.advanceTimersByTime(1);
  expect(shown()).not.toContain('Deleted.');
});

test('toasts of every kind appear at the same place', () => {
  toast('Plain.');
  toast('Done.', 'success');
  toast('Failed.', 'error');
  expect(shown().match(/role="status"/g)).toHaveLength(1);
  expect(shown()).toMatch(/class="[^"]*fixed[^"]*\btop-/);
  expect(shown()).not.toMatch(/class="[^"]*\bbottom-/);
});
