import { useQuery } from '@tanstack/react-query';
import type { Sandbox } from '#contract/rest/admin/sandbox.ts';
import { useMay } from '../session/office-role.ts';
import { call } from '../session/wire.ts';

/** The clock of a demonstration; undefined until it is known, and for those who may not move it. */
export function useSandbox(): Sandbox | undefined {
  const may = useMay();
  const isAsked = may('sandbox.manage');
  const { data } = useQuery({
    queryKey: ['sandbox'],
    queryFn: () => call<Sandbox>('GET', '/admin/sandbox'),
    enabled: isAsked,
    refetchInterval: 30_000,
  });
  return isAsked ? data : undefined;
}
