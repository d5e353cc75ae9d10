import { Link } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { count, day, won } from '#admin/kit/format.ts';
import { orderNames } from '#contract/names/order-names.ts';
import type { InquiryFile } from '#contract/rest/admin/inquiries.ts';
import { urlFor } from '#contract/routes.ts';
import { courierName } from '#rules/order/waybill/courier.ts';
import { inquiryTexts as texts } from './texts.ts';

/** The context of an answer: who asks, what about, and related orders. */
export function Beside({ asked }: { asked: InquiryFile }) {
  const { member, product, design, orders } = asked;
  return (
    <>
      <Section title={texts.asker}>
        <Facts
          facts={[
            [
              texts.who,
              <Link key="member" to={`/members/${member.id}`} className="font-semibold underline">
                {member.nickname}
              </Link>,
            ],
            [texts.name, member.name],
            [texts.joined, day(member.joined_at)],
            [texts.orders, count(member.orders)],
            [texts.inquiries, count(member.inquiries)],
          ]}
        />
      </Section>
      {product ? (
        <Section title={texts.product}>
          <Thing src={product.image_src} name={product.name.ko} href={urlFor('product-id', { id: product.id })} />
        </Section>
      ) : null}
      {design ? (
        <Section title={texts.design}>
          <Thing src={design.image_src} name={`${design.product_name.ko} ${design.name}`} />
        </Section>
      ) : null}
      <Section title={asked.named_order_id === null ? texts.recentOrders : texts.namedOrder}>
        {orders.length === 0 ? <p className="text-ink-2">{texts.noOrders}</p> : null}
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <OrderBeside key={order.id} order={order} />
          ))}
        </ul>
      </Section>
    </>
  );
}

function OrderBeside({ order }: { order: InquiryFile['orders'][number] }) {
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/orders/${order.id}`} className="font-semibold underline">
          {order.order_number}
        </Link>
        <Badge tone="info">{order.is_cancelled ? texts.cancelled : orderNames[order.status].name.ko}</Badge>
        {order.open_claims > 0 ? <Badge tone="warning">{texts.openClaims(order.open_claims)}</Badge> : null}
      </p>
      <ul className="space-y-2">
        {order.lines.map((line) => (
          <li key={`${line.product_name.ko} ${line.option_name.ko}`}>
            <Thing src={line.image_src} name={line.product_name.ko} note={`${line.option_name.ko} · ${texts.pieces(line.quantity)}`} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between text-ink-2">
        <span>{day(order.ordered_at)}</span>
        <span className="tabular-nums">
          {order.left_amount === order.payment_amount
            ? won(order.payment_amount)
            : texts.leftOf(won(order.left_amount), won(order.payment_amount))}
        </span>
      </p>
      {order.tracking_number ? (
        <p className="text-ink-2">
          {texts.courier} {courierName(order.courier ?? '', 'ko')} {order.tracking_number}
        </p>
      ) : null}
    </li>
  );
}

function Thing({ src, name, note, href }: { src: string; name: string; note?: string; href?: string }) {
  return (
    <div className="flex items-center gap-3">
      {src === '' ? null : <img src={src} alt="" className="size-12 shrink-0 rounded-tile bg-tile object-cover" loading="lazy" />}
      <div className="min-w-0">
        <p className="break-keep">
          {href ? (
            <a href={href} target="_blank" rel="noreferrer" className="underline">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {note ? <p className="text-12 text-ink-2">{note}</p> : null}
      </div>
    </div>
  );
}
