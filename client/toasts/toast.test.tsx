import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost, toast } from './toast.tsx';
import { toastSide } from './toast-side.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => renderToStaticMarkup(<ToastHost />);

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

test.each([
  [0, 'bottom'],
  [0.3, 'bottom'],
  [0.8, 'top'],
  [1.2, 'bottom'],
])('after a press at %s of the window a toast comes at its %s', (pressedAt, side) => {
  expect(toastSide(pressedAt)).toBe(side);
});
