import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract/rest/search/suggestions.ts';

/** How long after a letter the request is sent, in ms: longer than a fast typist's pause. */
const pauseMs = 80;
const mostKept = 50;
/** The replies of this page, latest last, so that deleting a letter sends no request. */
const answers = new Map<string, Suggestions>();

/**
 * Suggestions for the typed text, also in the middle of a syllable; the previous ones until new ones arrive. Null before the first, and
 * after a failed request, which is not shown, because the form still searches.
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

/** Sends no token: the reply is the same for everyone, so caches can answer. */
async function requestSuggestions(q: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`no suggestions: ${response.status}`);
  const answer: Suggestions = await response.json();
  signal.throwIfAborted();
  answers.set(q, answer);
  if (answers.size > mostKept) answers.delete(answers.keys().next().value ?? '');
  return answer;
}
