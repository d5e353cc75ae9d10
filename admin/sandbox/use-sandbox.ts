import { useQuery } from '@tanstack/react-query';
import { setShopClock } from '#client/shop-clock.ts';
import type { Sandbox } from '#contract/rest/admin/sandbox.ts';
import { refetchEvery } from '../session/outage.ts';
import { useMay } from '../session/use-may.ts';
import { call } from '../session/wire.ts';

/** A demonstration's clock; undefined until known, and for users who may not change it. */
export function useSandbox(): Sandbox | undefined {
  const may = useMay();
  const isAsked = may('sandbox.manage');
  const { data } = useQuery({
    queryKey: ['sandbox'],
    queryFn: async () => {
      const sandbox = await call<Sandbox>('GET', '/admin/sandbox');
      setShopClock(sandbox.is_on ? sandbox.ahead_seconds * 1000 : 0);
      return sandbox;
    },
    enabled: isAsked,
    refetchInterval: refetchEvery(30_000),
  });
  return isAsked ? data : undefined;
}
