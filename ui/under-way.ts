import { createStore } from './store.ts';

/** The number of views being loaded after a press. The bar at the top shows while it is above zero. */
const underWay = createStore(0);

/** Marks the start of loading after a press; call the returned function when it ends. */
export function beginWaiting(): () => void {
  underWay.write(underWay.read() + 1);
  let isOver = false;
  return () => {
    if (!isOver) underWay.write(underWay.read() - 1);
    isOver = true;
  };
}

/** True while a pressed view is loading. */
export const waiting = { read: () => underWay.read() > 0, subscribe: underWay.subscribe };
