import { useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { Form } from '#admin/kit/form.tsx';
import { won } from '#admin/kit/format.ts';
import { NumberInput, TextInput } from '#admin/kit/inputs.tsx';
import { callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { refundGoodwillBody } from '#contract/rest/admin/claims.ts';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { sumWon } from '#rules/money/money.ts';
import { type PaymentState, paymentIs } from '#rules/money/payment-state.ts';
import { isByDeposit } from '#rules/order/checkout/checkout.ts';
import { ordersTexts as texts } from './texts.ts';

/** A button and dialog to refund an amount out of goodwill; the goods stay with the shopper. */
export function Goodwill({ order }: { order: OrderAtWork }) {
  const [isOpen, setOpen] = useState(false);
  const left = sumWon(order.payments.filter(({ status }) => paymentIs(status as PaymentState, 'pays')).map((payment) => payment.left));
  return (
    <>
      <Button refusal={left > 0 ? null : texts.nothingToRefund} onClick={() => setOpen(true)}>
        {texts.goodwill}
      </Button>
      {isOpen ? <GoodwillDialog order={order} left={left} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function GoodwillDialog({ order, left, onClose }: { order: OrderAtWork; left: number; onClose: () => void }) {
  return (
    <WideDialog title={`${texts.goodwill} · ${order.order_number}`} onClose={onClose} fits>
      <div className="space-y-4 p-4">
        <p className="text-ink-2">{texts.goodwillLead}</p>
        {isByDeposit(order.payment_method) ? <p className="text-ink-2">{texts.goodwillAccount}</p> : null}
        <Form
          schema={refundGoodwillBody}
          draft={`goodwill ${order.id}`}
          values={{ reason: '' }}
          saveLabel={texts.goodwillSave}
          savedText={texts.goodwillDone}
          onCancel={onClose}
          confirm={({ amount }) => dialog.confirm({ message: texts.goodwillQuestion(won(amount)), okLabel: texts.goodwillSave })}
          onSave={async (body) => {
            await callOnce('POST', `/admin/orders/${order.id}/goodwill`, body);
            onClose();
          }}
        >
          <NumberInput
            name="amount"
            label={texts.goodwillAmount}
            hint={texts.goodwillMost(won(left))}
            unit="원"
            className="max-w-60"
            required
          />
          <TextInput name="reason" label={texts.goodwillReason} hint={texts.goodwillReasonHint} autoComplete="off" required />
        </Form>
      </div>
    </WideDialog>
  );
}
