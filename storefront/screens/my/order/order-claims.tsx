import type { SelectOrdersQuery } from '#client/graphql/operations.generated.ts';
import { claimIs } from '#rules/order/claim/claim.ts';
import { useClaimName } from '#storefront/nouns/order/claim-name.ts';

type OrderLine = SelectOrdersQuery['sales_orders'][number]['order_products'][number];

/** An order's undecided claims with their state, each once. Decided ones show in its lines and refunds. */
export function OrderClaims({ lines }: { lines: readonly OrderLine[] }) {
  const claimName = useClaimName();
  const pieces = lines.flatMap(({ claim_products }) => claim_products);
  const claims = new Map(pieces.flatMap(({ claim_id, claim }) => (claim === null ? [] : [[claim_id, claim]])));
  return [...claims]
    .filter(([, { status }]) => claimIs(status, 'undecided'))
    .map(([id, claim]) => (
      <p key={id} className="mt-1 text-13 font-semibold">
        {claimName(claim)}
      </p>
    ));
}
