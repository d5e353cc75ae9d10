import { deviceStorage } from '#client/stores/browser-storage.ts';
import { areCookiesKept } from './are-cookies-kept.ts';
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

/**
 * Runs work exclusively by name across all tabs, using Web Locks. Without them (plain http on other hosts, blocked site data) the server
 * merges concurrent refreshes.
 */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  // The DOM types say it always exists, but insecure pages lack it.
  const locks: LockManager | undefined = navigator.locks;
  let isHeld = false;
  const held = async () => {
    isHeld = true;
    return work();
  };
  try {
    if (locks) return await locks.request(name, held);
  } catch (error) {
    if (isHeld) throw error;
  }
  return work();
}
