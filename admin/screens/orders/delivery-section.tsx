import { useState } from 'react';
import { Link } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { WideDialog } from '#admin/kit/fields/wide-dialog.tsx';
import { Form } from '#admin/kit/form.tsx';
import { TextInput } from '#admin/kit/inputs.tsx';
import { PersonalData } from '#admin/kit/personal-data.tsx';
import { call } from '#admin/session/wire.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { type ChangeDelivery, changeDeliveryBody, type OrderAtWork } from '#contract/rest/admin/orders.ts';
import type { Revealed } from '#contract/rest/admin/reveals.ts';
import { ZIP_CODE_DIGITS } from '#rules/member/address.ts';
import { isReaddressable } from '#rules/order/order-state.ts';
import { ordersTexts as texts } from './texts.ts';

/** The orderer and destination: masked, and editable until there is a waybill. */
export function DeliverySection({ order }: { order: OrderAtWork }) {
  return (
    <Section title={texts.delivery} actions={<ChangeButton order={order} />}>
      <PersonalData
        key={order.history.filter(({ event }) => event === 'DELIVERY_CHANGED').length}
        kind="order"
        id={String(order.id)}
        fields={[
          [texts.recipient, 'recipient', order.recipient],
          [texts.phone, 'recipient_phone', order.recipient_phone],
          [texts.address, 'address', order.address],
          [texts.detailAddress, 'detail_address', null],
          [texts.orderer, 'orderer_name', order.orderer],
          [texts.phone, 'orderer_phone', order.orderer_phone],
          [texts.email, 'orderer_email', order.orderer_email],
          [texts.request, 'shipping_request', order.shipping_request],
          [texts.depositor, 'depositor_name', order.depositor],
        ]}
      />
      <div className="mt-3 border-t border-line pt-3">
        <Facts
          facts={[
            [texts.zip, order.zip_code],
            [
              texts.member,
              <Link key="member" to={`/members/${order.user_id}`} className="font-semibold underline underline-offset-4">
                {texts.toMember}
              </Link>,
            ],
          ]}
        />
      </div>
    </Section>
  );
}

function ChangeButton({ order }: { order: OrderAtWork }) {
  const [begun, setBegun] = useState<ChangeDelivery | null>(null);
  const isFixed = !isReaddressable({ ...order, status: order.step });
  const open = async () => {
    const { values } = await call<Revealed>('POST', '/admin/reveals', { body: { kind: 'order', id: String(order.id) } });
    setBegun({
      recipient: values.recipient ?? '',
      phone: values.recipient_phone ?? '',
      zip_code: order.zip_code,
      address: values.address ?? '',
      detail_address: values.detail_address ?? '',
      shipping_request: values.shipping_request ?? '',
    });
  };
  return (
    <>
      <ActButton refusal={isFixed ? errorMessage('DELIVERY_FIXED', 'ko') : null} run={open} done="">
        {texts.changeDelivery}
      </ActButton>
      {begun === null ? null : <ChangeDialog order={order} begun={begun} onClose={() => setBegun(null)} />}
    </>
  );
}

function ChangeDialog({ order, begun, onClose }: { order: OrderAtWork; begun: ChangeDelivery; onClose: () => void }) {
  return (
    <WideDialog title={`${texts.changeDelivery} · ${order.order_number}`} onClose={onClose} fits>
      <div className="space-y-4 p-4">
        <p className="text-ink-2">{texts.changeDeliveryLead}</p>
        <Form
          schema={changeDeliveryBody}
          draft={null}
          values={begun}
          saveLabel={texts.changeDelivery}
          savedText={texts.deliveryChanged}
          onCancel={onClose}
          onSave={async (body) => {
            await call('PUT', `/admin/orders/${order.id}/delivery`, { body });
            onClose();
          }}
        >
          <div className="grid gap-4 md:grid-cols-2">
            <TextInput name="recipient" label={texts.recipient} autoComplete="off" required />
            <TextInput name="phone" label={texts.phone} inputMode="tel" autoComplete="off" required />
            <TextInput name="zip_code" label={texts.zip} inputMode="numeric" maxLength={ZIP_CODE_DIGITS} autoComplete="off" required />
            <TextInput name="address" label={texts.address} autoComplete="off" required />
            <TextInput name="detail_address" label={texts.detailAddress} autoComplete="off" />
            <TextInput name="shipping_request" label={texts.request} autoComplete="off" />
          </div>
        </Form>
      </div>
    </WideDialog>
  );
}
