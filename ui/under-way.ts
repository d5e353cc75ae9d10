// How many views are on their way that somebody asked for with a press: the bar at the top shows while there is one.
let count = 0;
const listeners = new Set<() => void>();

/** Says that something pressed is on its way; the returned function says that it has come, or failed. */
export function beginWaiting(): () => void {
  change(1);
  let isOver = false;
  return () => {
    if (!isOver) change(-1);
    isOver = true;
  };
}

/** True while something pressed is on its way. */
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
