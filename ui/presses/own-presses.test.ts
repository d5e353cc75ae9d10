import { expect, test } from 'vitest';
import { PressGuard } from './own-presses.ts';

/** A page that records which presses reached it; `press(2)` is the second of a double click. */
function page() {
  const window = new EventTarget();
  const guard = new PressGuard(window);
  const heard: number[] = [];
  window.addEventListener('click', (event) => heard.push((event as CustomEvent<number>).detail));
  const press = (detail: number) => {
    for (const type of ['mousedown', 'mouseup', 'click']) window.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }));
  };
  return { guard, heard, press };
}

test('the second press of a double press does not reach an element that appeared after the first', () => {
  const { guard, heard, press } = page();
  press(1);
  guard.changed();
  press(2);
  press(3);
  expect(heard).toEqual([1]);
  press(1);
  press(2);
  expect(heard).toEqual([1, 1, 2]);
});

test('a single press, and a press by keyboard, reach such an element right after an overlay closed', () => {
  const { guard, heard, press } = page();
  press(1);
  guard.changed();
  press(0);
  press(1);
  expect(heard).toEqual([1, 0, 1]);
});
