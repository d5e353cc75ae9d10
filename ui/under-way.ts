// The number of views being loaded after a press. The bar at the top shows while it is above zero.
let count = 0;
const listeners = new Set<() => void>();

/** Marks the start of loading after a press; call the returned function when it ends. */
export function beginWaiting(): () => void {
  change(1);
  let isOver = false;
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

/** True while something pressed is loading. */
export const waiting = {
  read: (): boolean => count > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}
