import { useShell } from './shell-data.ts';

/** Whether the shop takes orders and members yet; the server decides again. */
export function useIsOpen(): { toOrders: boolean; toMembers: boolean } {
  const lacking = useShell()?.lacking ?? [];
  return { toOrders: lacking.length === 0, toMembers: !lacking.includes('TERMS') };
}
