import { useEffect, useState } from 'react';
import { callApi } from '#client/wire/call-api.ts';
import type { Availability } from '#contract/rest/members.ts';
import { isEmailId, normalizeEmail } from '#rules/member/credential.ts';

/** Debounce while typing, in ms. */
const PAUSE = 400;

/** Whether an ID is available, checked once typing pauses; null if unknown or not a valid ID. Only a hint: the sign-up decides. */
export function useIdAvailability(entered: string): 'free' | 'taken' | null {
  const email = normalizeEmail(entered);
  const [known, setKnown] = useState<{ email: string; isFree: boolean } | null>(null);
  useEffect(() => {
    if (!isEmailId(email)) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void look(email, left.signal, (isFree) => setKnown({ email, isFree })), PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [email]);
  if (known?.email !== email) return null;
  return known.isFree ? 'free' : 'taken';
}

async function look(email: string, signal: AbortSignal, onKnown: (isFree: boolean) => void): Promise<void> {
  try {
    const path = `/members/availability?${new URLSearchParams({ email })}`;
    const { is_available } = await callApi<Availability>('GET', path, { signal });
    if (!signal.aborted) onKnown(is_available);
  } catch {
    // Only a hint, and the sign-up checks again, so errors (rate limit, outage) are ignored.
  }
}
