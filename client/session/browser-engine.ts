import { exclusively } from './one-at-a-time.ts';
import { createSessionEngine, type SessionEngine } from './session-engine.ts';
import { createTokenCalls } from './token-calls.ts';

/** The engine over the storage and the locks of this browser; `changed` is told after every change of what is stored. */
export function openBrowserEngine(changed: () => void): SessionEngine {
  return createSessionEngine({
    storage: localStorage,
    calls: createTokenCalls(window.fetch.bind(window)),
    // Seldom needed: a file of its own.
    solve: async (puzzle) => (await import('./solve-puzzle.ts')).solvePuzzle(puzzle),
    now: () => Math.floor(Date.now() / 1000),
    exclusively: (work) => exclusively('seam-session', work),
    changed,
  });
}
