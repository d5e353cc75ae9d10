import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import type { OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { Button } from '#ui/button.tsx';
import { typeRefusal } from './use-claim-form.ts';

const ClaimSheet = fetchedView(() => import('./claim-sheet.tsx').then((file) => file.ClaimSheet));

/** The way to cancel, return or exchange a part of an order, where any of it is possible. */
export function ClaimButton({ order, claims, onChanged }: { order: Order; claims: OrderClaims; onChanged: () => void }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (typeRefusal(claims.lines, 'CANCEL') !== null && typeRefusal(claims.lines, 'RETURN') !== null) return null;
  const done = () => {
    setOpen(false);
    onChanged();
  };
  return (
    <>
      <Button className="flex-1 lg:min-w-36 lg:flex-none" look="secondary" onClick={() => setOpen(true)}>
        {text(claimTexts.open)}
      </Button>
      {isOpen ? <ClaimSheet order={order} claims={claims} onClose={() => setOpen(false)} onDone={done} /> : null}
    </>
  );
}
