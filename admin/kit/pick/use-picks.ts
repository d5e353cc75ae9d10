import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { call } from '#admin/session/wire.ts';
import type { PickNoun, Picks } from '#contract/rest/admin/picks.ts';

type Asked = { q: string } | { ids: string };

const load = (of: PickNoun, asked: Asked, signal: AbortSignal) =>
  call<Picks>('GET', `/admin/picks?${new URLSearchParams({ of, ...asked })}`, { signal });

/** The search results; the newest rows without a search. Loaded once the list is open. */
export function useFoundPicks(of: PickNoun, typed: string, isOpen: boolean) {
  const q = useDeferredValue(typed.trim());
  return useQuery({
    queryKey: ['picks', of, { q }],
    queryFn: ({ signal }) => load(of, { q }, signal),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
}

/** Rows by id, in the order of the ids, without deleted ones. */
export function usePicksOf(of: PickNoun, ids: readonly number[]) {
  return useQuery({
    queryKey: ['picks', of, { ids }],
    queryFn: ({ signal }) => load(of, { ids: ids.join(',') }, signal),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
