import { useCallback, useState } from 'react';
import { pageMemory } from '#client/drafts/page-memory.ts';
import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import type { CashReceiptWish, OrderCashReceipt } from '#contract/rest/cash-receipts.ts';
import type { Order } from '#contract/rest/orders.ts';
import { receiptIdentity, receiptIs } from '#rules/money/cash-receipt.ts';
import { formatWon } from '#rules/money/money.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { readCashReceipt, requestCashReceipt } from '#storefront/nouns/order/claim-calls.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { ReceiptFields } from '#storefront/nouns/payment/receipt-fields.tsx';
import { receiptMessages } from '#storefront/nouns/payment/receipt-texts.ts';
import { Button } from '#ui/button.tsx';
import { ActionSheet } from '../action-sheet.tsx';

/** The cash receipt of a deposit order: its state, or a form to request one. */
export function CashReceipt({ order }: { order: Order }) {
  const { text, locale } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  // The page works without it, and the next visit tries again.
  const { value: known, set: setKnown } = useLoaded(useCallback(() => readCashReceipt(order.id), [order.id]));
  if (known === null || (known.receipt === null && !known.is_possible)) return null;
  const { receipt } = known;
  return (
    <Section title={text(receiptMessages.receipt)}>
      {receipt === null ? null : (
        <p className="text-15">
          {text(receiptMessages[receipt.purpose])} {receipt.shown_identity}
          <span className="block text-13 text-ink-2">
            {text(claimTexts[`receipt${receipt.state}`], { number: receipt.issue_number ?? '', amount: formatWon(receipt.amount, locale) })}
          </span>
        </p>
      )}
      {receipt !== null && receiptIs(receipt.state, 'issued') && receipt.receipt_url !== null ? (
        <a
          href={receipt.receipt_url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-target items-center text-13 font-semibold underline underline-offset-4"
        >
          {text(claimTexts.receiptSee)}
        </a>
      ) : null}
      {known.is_possible ? (
        <Button look="secondary" className="mt-2" onClick={() => setAsking(true)}>
          {text(claimTexts.receiptAsk)}
        </Button>
      ) : null}
      {isAsking ? (
        <ReceiptSheet
          orderId={order.id}
          onClose={() => setAsking(false)}
          onDone={(next) => {
            setKnown(next);
            setAsking(false);
          }}
        />
      ) : null}
    </Section>
  );
}

const nothing: CashReceiptWish = { purpose: 'PERSONAL', number: '' };

function ReceiptSheet({ orderId, onClose, onDone }: { orderId: number; onClose: () => void; onDone: (next: OrderCashReceipt) => void }) {
  const { text, locale } = useLanguage();
  const [isTried, setTried] = useState(false);
  const { draft: wish, write: setWish, drop, isBack } = useDraft<CashReceiptWish>(`cash receipt ${orderId}`, nothing, pageMemory());
  const isReady = receiptIdentity(wish.purpose, wish.number) !== null;
  const ask = async () => {
    setTried(true);
    if (!isReady) return document.getElementById('field-receipt')?.focus();
    const next = await requestCashReceipt(orderId, wish);
    drop();
    onDone(next);
    toast(text(claimTexts.doneAsked), 'success');
  };
  return (
    <ActionSheet
      title={text(claimTexts.receiptAsk)}
      actLabel={text(claimTexts.receiptAsk)}
      obstacle={isTried && !isReady ? errorMessage('CASH_RECEIPT_IDENTITY', locale) : null}
      work={ask}
      onClose={onClose}
    >
      {isBack ? <RestoredNote className="mb-5" /> : null}
      <ReceiptFields wish={wish} onChange={(next) => next && setWish(next)} isWrong={!isReady && (isTried || isWhole(wish))} />
    </ActionSheet>
  );
}

/** True once the number has its minimum length, so no error shows while typing. */
function isWhole({ number }: CashReceiptWish): boolean {
  return number.replaceAll(/\D/g, '').length >= 10;
}
