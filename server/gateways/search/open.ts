import type { Config } from '#server/config.ts';
import { logLine } from '#server/log-line.ts';
import { groonga, NotFilled } from './groonga.ts';
import { type SearchEngine, searchOff } from './port.ts';

/** How long an engine that failed gets no request, in ms; then one search tries it while the others use PostgreSQL. */
const REST = 5_000;

/** How long a search waits for the engine, in ms. */
const LONGEST = 300;

/** The engine of SEARCH_URL. While it fails PostgreSQL searches, and the log has one line when it fails and one when it is back. */
export function openSearch(
  { search }: Pick<Config, 'search'>,
  { log = logLine, now = () => performance.now(), longest = LONGEST } = {},
): SearchEngine {
  if (search.source === 'postgresql') return searchOff;
  const engine = groonga(search, longest);
  let restsUntil = 0;
  let saidWhy: string | null = null;
  let lastFound = 0;
  return {
    isOn: true,
    open: engine.open,
    async find(list) {
      if (now() < restsUntil) return null;
      if (saidWhy !== null) restsUntil = now() + REST;
      const started = now();
      try {
        const found = await engine.find(list);
        if (found === null) {
          // It was not asked, and may be by the next.
          if (saidWhy !== null) restsUntil = 0;
          return null;
        }
        if (saidWhy !== null) log('info', 'the search engine searches again');
        [restsUntil, saidWhy, lastFound] = [0, null, now()];
        return found;
      } catch (err) {
        // It answered others meanwhile: this search was too much for it.
        if (lastFound > started) return null;
        restsUntil = now() + REST;
        const why =
          err instanceof NotFilled
            ? 'the search engine is not filled yet: PostgreSQL searches'
            : 'the search engine is away: PostgreSQL searches';
        if (saidWhy !== why) log('warn', why, { err });
        saidWhy = why;
        return null;
      }
    },
  };
}
