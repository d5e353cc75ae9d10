import { useRef, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { Order } from '#contract/rest/orders.ts';
import { ConsentLabel } from '#storefront/nouns/consent/consent-label.tsx';
import { confirmPurchase } from '#storefront/nouns/order/order-calls.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ActionSheet } from './action-sheet.tsx';

type Props = { order: Order; onClose: () => void; onDone: () => void };

/** Confirms a purchase, with the consent that this is final (specification 4.29). */
export function ConfirmSheet({ order, onClose, onDone }: Props) {
  const { text, locale } = useLanguage();
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const consent = useRef<HTMLDivElement>(null);
  const isMissing = isTried && !isAgreed;

  const confirm = async () => {
    setTried(true);
    if (!isAgreed) return consent.current?.querySelector<HTMLElement>('input')?.focus();
    await confirmPurchase(order.id);
    toast(text(orderMessages.confirmDone), 'success');
    onDone();
  };

  return (
    <ActionSheet
      title={text(orderMessages.confirmTitle)}
      actLabel={text(orderMessages.confirm)}
      keepLabel={text(shell.cancel)}
      obstacle={isMissing ? errorMessage('PURCHASE_CONFIRMATION_CONSENT_REQUIRED', locale) : null}
      work={confirm}
      onClose={onClose}
    >
      <p className="text-15">{text(orderMessages.confirmNote)}</p>
      <div ref={consent} className="mt-5 rounded-tile bg-tile px-4 py-2">
        <Checkbox
          checked={isAgreed}
          onChange={setAgreed}
          required
          invalid={isMissing}
          label={<ConsentLabel sentence={orderMessages.confirmConsent} isRequired />}
        />
        <p className="pb-2 pl-9 text-12 text-ink-2">{text(orderMessages.confirmLaw)}</p>
      </div>
    </ActionSheet>
  );
}
