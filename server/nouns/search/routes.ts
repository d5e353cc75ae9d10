import { suggestions, suggestionsQuery } from '#contract/rest/search/suggestions.ts';
import { route, routes } from '#server/rest/route.ts';
import { suggestWords } from './suggest-words.ts';

/** Suggestions for the search field, the same for everyone. */
export const searchRoutes = routes('search', [
  route(
    'GET /search/suggestions',
    'Words, things and shortcuts for what is typed so far; popular words when nothing is',
    // A fast writer types five letters a second.
    { permission: 'search.ask', mostAMinute: 300, query: suggestionsQuery, reply: suggestions },
    ({ shop, db, query: { q }, reply }) => {
      reply.header('cache-control', 'public, max-age=60');
      return suggestWords(db, q, shop.clock());
    },
  ),
]);
