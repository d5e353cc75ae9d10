import { moment, won } from '#admin/kit/format.ts';
import type { DeclaredColumn } from '#admin/kit/list/column.ts';
import { ClaimBadge, ShipBy, StepBadge } from '#admin/nouns/order/badges.tsx';
import { goodsText } from '#admin/nouns/order/texts.ts';
import { methodNames } from '#contract/office/office-names.ts';
import type { DeskOrder } from '#contract/rest/admin/orders.ts';
import { couriers, isCourier } from '#rules/order/waybill/courier.ts';
import { isToShip } from '#rules/order/work-step.ts';
import { Picture } from '#ui/picture.tsx';
import { ordersTexts as texts } from './texts.ts';

/** The columns of staff's order list. */
export const orderColumns: readonly DeclaredColumn<DeskOrder>[] = [
  { id: 'number', header: texts.number, cell: (order) => order.order_number, className: 'tabular-nums' },
  {
    id: 'step',
    header: texts.step,
    cell: (order) => (
      <span className="inline-flex gap-1">
        <StepBadge order={order} />
        <ClaimBadge claim={order.claim} />
      </span>
    ),
  },
  { id: 'goods', header: texts.goods, cell: (order) => <Goods order={order} />, className: 'min-w-56' },
  { id: 'ship_by', header: texts.shipBy, cell: (order) => <ShipBy order={order} /> },
  { id: 'recipient', header: texts.recipient, cell: (order) => order.recipient, from: 'md' },
  { id: 'orderer', header: texts.orderer, cell: (order) => order.orderer, isExtra: true },
  { id: 'amount', header: texts.amount, cell: (order) => won(order.payment_amount), align: 'right', from: 'md', isOnCard: true },
  { id: 'method', header: texts.method, cell: (order) => methodNames[order.payment_method], isExtra: true },
  { id: 'waybill', header: texts.waybill, cell: (order) => <Waybill order={order} />, from: 'xl' },
  { id: 'ordered_at', header: texts.orderedAt, cell: (order) => moment(order.ordered_at), align: 'right', from: 'lg', isOnCard: true },
];

function Goods({ order }: { order: DeskOrder }) {
  return (
    <span className="flex items-center gap-2.5">
      <span className="size-9 shrink-0 overflow-hidden rounded-control bg-tile">
        <Picture src={order.image_src} size={64} alt="" className="size-full object-cover" />
      </span>
      <span className="min-w-0">
        <span className="block max-w-72 truncate">{goodsText(order.product_name, order.lines)}</span>
        <span className="block text-12 text-ink-2">
          {texts.units(order.units, order.made_units)}
          {order.unprepared > 0 && isToShip(order.step) ? ` · ${texts.unprepared}` : null}
        </span>
      </span>
    </span>
  );
}

function Waybill({ order: { courier, tracking_number } }: { order: DeskOrder }) {
  if (tracking_number === null || courier === null) return <span className="text-ink-2">–</span>;
  return (
    <span className="tabular-nums">
      <span className="text-ink-2">{isCourier(courier) ? couriers[courier].name : courier}</span> {tracking_number}
    </span>
  );
}
