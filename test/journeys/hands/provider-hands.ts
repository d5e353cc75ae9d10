import { expect } from 'vitest';
import type { ProviderAction } from '#stand-ins/payment/control-routes.ts';
import type { Fault } from '#stand-ins/payment/faults.ts';
import { lane } from './lane.ts';

/** Triggers an event at the payment provider that the shop did not cause: a deposit, a completed bank refund. */
export async function happensAtProvider(paymentId: string, action: ProviderAction): Promise<void> {
  await control('POST', `/payments/${paymentId}`, action);
}

/** Plans faults at the provider. Name the payment, because journeys share the provider. */
export async function planFaults(faults: (Fault & { paymentId: string })[]): Promise<void> {
  await control('PUT', '/faults', { faults });
}

async function control(method: 'POST' | 'PUT', path: string, body: unknown): Promise<void> {
  const reply = await fetch(`${lane().shopUrl}/portone-stand-in/control${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `PortOne ${lane().providerKey}` },
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBe(200);
}
