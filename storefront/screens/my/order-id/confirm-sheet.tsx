import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Order } from '#contract/rest/orders.ts';
import { confirmPurchase } from '#storefront/nouns/order/order-calls.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ActionFailure, useAction } from './use-action.tsx';

type Props = { order: Order; onClose: () => void; onDone: () => void };

/** Confirms a purchase, after the consent that this cannot be withdrawn (specification 4). */
export function ConfirmSheet({ order, onClose, onDone }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const [isAgreed, setAgreed] = useState(false);

  const {
    run: confirm,
    isPending,
    failure,
  } = useAction(async () => {
    await confirmPurchase(order.id);
    toast(text(orderMessages.confirmDone), 'success');
    onDone();
  }, errorText);

  return (
    <Sheet
      open
      onClose={onClose}
      title={text(orderMessages.confirmTitle)}
      closeLabel={text(shell.close)}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button look="secondary" size="large" onClick={onClose}>
            {text(shell.cancel)}
          </Button>
          <Button size="large" pending={isPending} disabled={!isAgreed} onClick={confirm}>
            {text(orderMessages.confirm)}
          </Button>
        </div>
      }
    >
      <p className="text-15">{text(orderMessages.confirmNote)}</p>
      <div className="mt-5 rounded-tile bg-tile px-4 py-2">
        <Checkbox checked={isAgreed} onChange={setAgreed} required label={text(orderMessages.confirmConsent)} />
        <p className="pb-2 pl-9 text-12 text-ink-2">{text(orderMessages.confirmLaw)}</p>
      </div>
      <ActionFailure failure={failure} />
    </Sheet>
  );
}
