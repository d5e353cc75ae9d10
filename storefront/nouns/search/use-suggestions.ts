import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract/rest/search/suggestions.ts';

/** How long after a letter the call is made, in ms: a fast writer's next letter comes before. */
const pauseMs = 80;
const mostKept = 50;
/** Answers of this page, the latest last: going back a letter asks nobody. */
const answers = new Map<string, Suggestions>();

/**
 * Suggestions for what is typed, also in the middle of a syllable; until they come, those of before. Null before the first, and after a call
 * that failed, of which nobody is told: the form still searches.
 */
export function useSuggestions(typed: string): Suggestions | null {
  const q = typed.trim();
  const [answer, setAnswer] = useState(() => answers.get(q) ?? null);
  useEffect(() => {
    const known = answers.get(q);
    if (known) {
      setAnswer(known);
      return;
    }
    const stop = new AbortController();
    const ask = () =>
      requestSuggestions(q, stop.signal).then(setAnswer, () => {
        if (!stop.signal.aborted) setAnswer(null);
      });
    const timer = setTimeout(ask, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return answer;
}

/** Without the member's token: the same for everyone, so that caches may answer. */
async function requestSuggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`no suggestions: ${response.status}`);
  const answer: Suggestions = await response.json();
  signal.throwIfAborted();
  answers.set(q, answer);
  if (answers.size > mostKept) answers.delete(answers.keys().next().value ?? '');
  return answer;
}
