import { useQuery } from '@tanstack/react-query';
import type { Desk } from '#contract/rest/admin/desk.ts';
import { call } from './wire.ts';

/** The artists and brands that whoever works here speaks for. */
export function useDesk() {
  return useQuery({ queryKey: ['desk'], queryFn: askDesk, staleTime: 300_000 });
}

/** The same, once, for lists that narrow what they ask. */
export function askDesk(): Promise<Desk> {
  return call<Desk>('GET', '/admin/desk');
}
