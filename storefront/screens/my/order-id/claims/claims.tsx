import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { Button } from '#ui/button.tsx';
import { useShowAskedClaim } from './show-asked-claim.ts';
import { piecesLeft, typeRefusal } from './use-claim-form.ts';

const ClaimSheet = fetchedView(() => import('./claim-sheet.tsx').then((file) => file.ClaimSheet));

/** The button to cancel, return or exchange part of an order, if any of it is possible. */
export function ClaimButton({ order, claims, onChanged }: { order: Order; claims: OrderClaims; onChanged: () => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const showNext = useShowAskedClaim(claims.claims);
  const label = labelOf(order, claims);
  if (label === null) return null;
  const done = () => {
    setOpen(false);
    showNext();
    onChanged();
  };
  return (
    <>
      <Button className="flex-1 lg:min-w-36 lg:flex-none" look="secondary" onClick={() => setOpen(true)}>
        {text(label)}
      </Button>
      {isOpen ? <ClaimSheet order={order} claims={claims} onClose={() => setOpen(false)} onDone={done} /> : null}
    </>
  );
}

/**
 * The button's label lists what is possible. Partial cancellation is left out if the whole order can be cancelled and is a single piece.
 */
function labelOf(order: Order, { lines }: OrderClaims): Message | null {
  const canCancel = typeRefusal(lines, 'CANCEL') === null;
  const canReturn = typeRefusal(lines, 'RETURN') === null;
  if (canReturn) return canCancel ? claimTexts.open : claimTexts.openRETURN;
  if (!canCancel) return null;
  return order.is_cancellable && piecesLeft(lines) < 2 ? null : order.is_cancellable ? claimTexts.openCANCEL : claimTexts.openWHOLE;
}
