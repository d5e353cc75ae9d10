import { deviceStorage } from '#client/stores/browser-storage.ts';
import { areCookiesKept } from './are-cookies-kept.ts';
import { exclusively } from './one-at-a-time.ts';
import { createSessionEngine, type SessionEngine } from './session-engine.ts';
import { createTokenCalls } from './token-calls.ts';

const pageSecret = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replace('=', '');

/** The engine with this browser's storage and locks; `changed` is called after every change of the stored session. */
export function openBrowserEngine(changed: () => void): SessionEngine {
  return createSessionEngine({
    storage: deviceStorage,
    calls: createTokenCalls(window.fetch.bind(window), () => (areCookiesKept() ? null : pageSecret)),
    // Rarely needed, so loaded on demand.
    solve: async (puzzle) => (await import('./solve-puzzle.ts')).solvePuzzle(puzzle),
    now: () => Math.floor(Date.now() / 1000),
    exclusively: (work) => exclusively('seam-session', work),
    changed,
  });
}
