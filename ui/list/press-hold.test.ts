import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PressHold } from './press-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake window, and whether a waiter for its press may continue. */
function pressed() {
  const source = new EventTarget();
  const hold = new PressHold(source);
  source.dispatchEvent(new Event('pointerdown'));
  let isReleased = false;
  const waits = hold.released().then(() => {
    isReleased = true;
  });
  const heard = async (type: string, facts: object = {}) => {
    source.dispatchEvent(Object.assign(new Event(type), facts));
    await Promise.resolve();
    await Promise.resolve();
    return isReleased;
  };
  return { heard, waits, isReleased: () => isReleased };
}

test('a press is held until the click that follows the lifted finger', async () => {
  const { heard, waits, isReleased } = pressed();
  expect(await heard('pointerup')).toBe(false);
  vi.advanceTimersByTime(99);
  expect(isReleased()).toBe(false);
  vi.advanceTimersByTime(1);
  await waits;
  expect(isReleased()).toBe(true);
});

test('a finger that scrolls, and a mouse moved without a button, press nothing', async () => {
  expect(await pressed().heard('pointercancel')).toBe(true);
  const dragging = pressed();
  expect([await dragging.heard('pointermove', { buttons: 1 }), await dragging.heard('pointermove', { buttons: 0 })]).toEqual([false, true]);
});

test('updates are not delayed while nothing is pressed', async () => {
  await expect(new PressHold(new EventTarget()).released()).resolves.toBeUndefined();
});
