import { expect, test } from 'vitest';
import { BackStack, type HistoryWindow } from './close-on-back.ts';

type Entry = { state: { idx: number; isCushion?: boolean }; href: string };

/** A fake history whose navigations complete on `settle`, and what the router was told. `before` is outside the shop. */
function browser(entries: Entry[], place = entries.length - 1) {
  const heard: number[] = [];
  let listener: (event: PopStateEvent) => void = () => undefined;
  const asked: number[] = [];
  const history = {
    get state() {
      return entries[place]?.state;
    },
    replaceState: (state: Entry['state'], _: string, href = entries[place]?.href ?? '') => void entries.splice(place, 1, { state, href }),
    pushState: (state: Entry['state'], _: string, href = entries[place]?.href ?? '') => {
      entries.splice(place + 1, entries.length, { state, href });
      place += 1;
    },
    go: (by: number) => void asked.push(by),
    back: () => void asked.push(-1),
  };
  const settle = () => {
    for (let by = asked.shift(); by !== undefined; by = asked.shift()) {
      place += by;
      if (place < 0) return;
      let isHidden = false;
      listener({ state: entries[place]?.state, stopImmediatePropagation: () => (isHidden = true) } as unknown as PopStateEvent);
      if (!isHidden) heard.push(place);
    }
  };
  const window = {
    history,
    get location() {
      return { href: entries[place]?.href };
    },
    addEventListener: (_: string, given: typeof listener) => {
      listener = given;
    },
  } as unknown as HistoryWindow;
  const press = (by = -1) => {
    asked.push(by);
    settle();
  };
  return { window, heard, entries, press, place: () => place };
}

const visit = (...hrefs: string[]): Entry[] => hrefs.map((href, idx) => ({ state: { idx }, href }));

test('Back closes the newest overlay, then the one below, then leaves; page and scroll position stay until then', () => {
  const { window, heard, press, place } = browser(visit('/main', '/product/1'));
  const stack = new BackStack(window);
  const closed: string[] = [];
  const endSheet = stack.add(() => {
    closed.push('sheet');
    endSheet();
  });
  const endDialog = stack.add(() => {
    closed.push('dialog');
    endDialog();
  });
  press();
  expect(closed).toEqual(['dialog']);
  press();
  expect(closed).toEqual(['dialog', 'sheet']);
  expect([heard, place()]).toEqual([[], 1]);
  press();
  expect([heard, place()]).toEqual([[0], 0]);
});

test('Back closes an overlay on the first page of a visit too, and one more press leaves the shop', () => {
  const { window, heard, press, place } = browser(visit('/product/1'));
  const stack = new BackStack(window);
  let closed = 0;
  const end = stack.add(() => {
    closed += 1;
  });
  press();
  end();
  expect([closed, heard, place()]).toEqual([1, [], 1]);
  press();
  expect([heard, place()]).toEqual([[], -1]);
});

test('an overlay closed by its button uses no Back press, and Back from a page opened in it returns to the page below', () => {
  const { window, heard, press, place } = browser(visit('/product/1'));
  const stack = new BackStack(window);
  stack.add(() => expect.unreachable())();
  window.history.pushState({ idx: 2 }, '', '/cart');
  stack.moved();
  press();
  expect([heard, place()]).toEqual([[1], 1]);
});

test('an overlay that stays open while its page changes address closes first, and then the address is restored', () => {
  const { window, heard, press, place } = browser(visit('/main', '/category'));
  const stack = new BackStack(window);
  const end = stack.add(() => end());
  window.history.pushState({ idx: 2 }, '', '/category?size=L');
  stack.moved();
  press();
  expect([heard, place()]).toEqual([[], 2]);
  press();
  expect([heard, place()]).toEqual([[1], 1]);
});

test('a form that asks before closing, and stays open, asks again at the next Back press', () => {
  const { window, heard, press, place } = browser(visit('/main', '/question/1'));
  const stack = new BackStack(window);
  let asked = 0;
  let endQuestion = () => {};
  const endForm = stack.add(() => {
    asked += 1;
    endQuestion = stack.add(() => endQuestion());
  });
  // The first question is answered by its button, the second by Back.
  press();
  endQuestion();
  press();
  press();
  press();
  expect([asked, heard, place()]).toEqual([3, [], 1]);
  endQuestion();
  endForm();
  press();
  expect([heard, place()]).toEqual([[0], 0]);
});

test('a guard that has stopped Back is active again before its own dialog handles a press', () => {
  const { window, heard, press, place } = browser(visit('/main', '/product/1?customize=1'));
  const stack = new BackStack(window);
  let stayed = 0;
  press();
  stack.add(() => {
    stayed += 1;
  });
  press(1);
  expect([stayed, heard]).toEqual([0, [0, 1]]);
  press();
  expect([stayed, place()]).toEqual([1, 1]);
});

test('Back right after a guard reverted another step leaves the shop, before the router knows the new page', () => {
  const { window, heard, press, place } = browser(visit('/mypage'));
  const stack = new BackStack(window);
  stack.add(() => undefined)();
  window.history.pushState({ idx: 2 }, '', '/main');
  stack.moved();
  press();
  stack.add(() => undefined)();
  window.history.replaceState({ idx: 1 }, '', '/main');
  press();
  expect([heard, place()]).toEqual([[1], -1]);
});
