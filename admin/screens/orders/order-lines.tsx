import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { won } from '#admin/kit/format.ts';
import { ProofDetails } from '#admin/nouns/design/proof-details.tsx';
import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { goodsOf } from '#rules/money/order-sums.ts';
import { isPreparable, isPrepared } from '#rules/order/preparation.ts';
import { Picture } from '#ui/picture.tsx';
import { ChangeOption } from './change-option.tsx';
import { ordersTexts as texts } from './texts.ts';

/** The order's lines as approved: the image is the one printed. */
export function OrderLines({ order }: { order: OrderAtWork }) {
  return (
    <Section title={texts.lines} isFlush>
      <ul className="divide-y divide-line">
        {order.order_products.map((line) => (
          <li key={line.id} className="flex gap-4 px-4 py-3.5">
            <span className="size-24 shrink-0 overflow-hidden rounded-control bg-tile">
              <Picture src={line.image_src} size={256} alt="" className="size-full object-cover" />
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="font-semibold">{line.product_name.ko}</p>
                <p className="font-semibold tabular-nums">{won(goodsOf(line))}</p>
              </div>
              <p className="mt-0.5 text-ink-2">
                {line.brand_name.ko} · {line.option_name.ko} · {won(line.unit_price)} × {line.quantity}
                {line.taken > 0 ? (
                  <span className="ml-1.5">
                    <Badge tone="danger">{texts.taken(line.taken)}</Badge>
                  </span>
                ) : null}
                <Preparation state={line.preparation} />
              </p>
              {line.seller === null ? null : (
                <p className="mt-1 text-12 text-ink-2">
                  <Badge tone="info">{texts.brokered}</Badge> {texts.seller(line.seller)}
                </p>
              )}
              <p className="mt-1 text-12 text-ink-2 tabular-nums">{line.line_number}</p>
              <ChangeOption order={order} line={line} />
              <ProofDetails proof={line.proof} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The brand's preparation state of a line, while it is in production. */
function Preparation({ state }: { state: OrderAtWork['order_products'][number]['preparation'] }) {
  if (state === null || !isPreparable(state)) return null;
  return (
    <span className="ml-1.5">
      <Badge tone={isPrepared(state) ? 'success' : 'warning'}>{isPrepared(state) ? texts.prepared : texts.unprepared}</Badge>
    </span>
  );
}
