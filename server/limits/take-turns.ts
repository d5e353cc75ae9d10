import type { GrowingWait, Turn } from './growing-wait.ts';

/** An attempt that passed every counter. */
export interface TakenTurns {
  readonly isAllowed: true;
  /** Undoes the count of an attempt that was not checked, or that succeeded. */
  takeBack(): Promise<void>;
}

/**
 * Counts one attempt against every applicable counter, stops at the first that refuses, and then undoes the others. List the narrowest
 * counter first: attempts it refuses must not fill the wider ones.
 */
export async function takeTurns(
  counted: readonly (readonly [wait: GrowingWait, key: string])[],
): Promise<TakenTurns | Extract<Turn, { isAllowed: false }>> {
  const undo: (() => Promise<void>)[] = [];
  const takeBack = async () => {
    for (const takeOneBack of undo) await takeOneBack();
  };
  for (const [wait, key] of counted) {
    const turn = await wait.take(key);
    if (!turn.isAllowed) {
      await takeBack();
      return turn;
    }
    undo.push(() => wait.release(key, turn));
  }
  return { isAllowed: true, takeBack };
}
