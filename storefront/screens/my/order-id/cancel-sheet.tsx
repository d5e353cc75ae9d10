import { useCallback } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import type { ClaimPreview } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { type CancellationReason, cancellationReasons } from '#rules/order/claim/claim-reason.ts';
import { previewClaim, readClaims } from '#storefront/nouns/order/claim-calls.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { cancelOrder } from '#storefront/nouns/order/order-calls.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { pushRefund } from '#storefront/visits/baskets.ts';
import { Select } from '#ui/form/select.tsx';
import { ActionSheet } from './action-sheet.tsx';
import { cancelNotes } from './cancel-note.ts';
import { PreviewNotes, RefundOutcome, RefundPreview } from './claims/refund-preview.tsx';
import { RefundAccountFields } from './refund-account-fields.tsx';
import { useRefundAccount } from './use-refund-account.ts';

const nothing: { reason: CancellationReason } = { reason: cancellationReasons[0] };

type Props = { order: Order; onClose: () => void; onDone: () => void };

/** Cancels an order before production. A bank transfer needs a refund account. */
export function CancelSheet({ order, onClose, onDone }: Props) {
  const text = useText();
  const kept = useDraft<{ reason: CancellationReason }>(`cancel ${order.id}`, nothing);
  const { reason } = kept.draft;
  const form = useRefundAccount(`order ${order.id}`);
  const needsAccount = isByDeposit(order.payment_method) && order.payment_date !== null;
  const { preview, isAsking } = useWholePreview(order, reason);

  const cancel = async () => {
    const account = needsAccount ? form.take() : undefined;
    if (account === null) return;
    await cancelOrder(order.id, { reason, ...(account === undefined ? {} : { refund_account: account }) });
    if (order.payment_date !== null) pushRefund(order);
    for (const part of [kept, form]) part.drop();
    toast(text(orderMessages.cancelDone), 'success');
    onDone();
  };

  return (
    <ActionSheet
      title={text(orderMessages.cancelTitle)}
      actLabel={text(orderMessages.cancel)}
      keepLabel={text(orderMessages.cancelKeep)}
      isReady={!isAsking}
      outcome={<RefundOutcome preview={preview} />}
      work={cancel}
      onClose={onClose}
    >
      <p className="mb-5 text-15 text-ink-2">
        {cancelNotes(order)
          .map((note) => text(note))
          .join(' ')}
      </p>
      <Select<CancellationReason>
        label={text(orderMessages.cancelReason)}
        options={cancellationReasons.map((each) => ({ value: each, label: text(claimTexts[`reason${each}`]) }))}
        value={reason}
        onChange={(next) => kept.write({ reason: next })}
      />
      {preview === null ? null : (
        <div className="mt-6 rounded-control bg-tile p-5">
          <RefundPreview preview={preview} />
          <PreviewNotes preview={preview} />
        </div>
      )}
      {needsAccount ? (
        <div className="mt-6">
          <RefundAccountFields form={form} />
        </div>
      ) : null}
    </ActionSheet>
  );
}

/** The refund of a full cancellation; null for an unpaid order, and until it is known. Without it the sheet shows the general text. */
function useWholePreview(order: Order, reason: CancellationReason) {
  const load = useCallback(async (): Promise<ClaimPreview | null> => {
    if (order.payment_date === null) return null;
    const { lines } = await readClaims(order.id);
    const left = lines.filter((line) => line.left > 0).map((line) => ({ order_product_id: line.order_product_id, quantity: line.left }));
    return previewClaim(order.id, { type: 'CANCEL', reason, lines: left });
  }, [order, reason]);
  const { value: preview, hasFailed } = useLoaded(load);
  return { preview, isAsking: order.payment_date !== null && preview === null && !hasFailed };
}
