import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { StepBadge } from '#admin/nouns/order/badges.tsx';
import { PackedLines, ScanStation } from '#admin/nouns/order/scan/scan-station.tsx';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { call } from '#admin/session/wire.ts';
import type { PackingOrders } from '#contract/rest/admin/production.ts';

const texts = {
  title: '포장·발송',
  lead: '만들기가 끝난 주문을 포장하고, 송장을 붙여 택배사에 넘겨요. 금액과 연락처는 보이지 않아요.',
  waiting: (count: number, isMore: boolean) => `포장할 주문 ${count.toLocaleString('ko')}${isMore ? '+' : ''}건`,
  empty: '포장을 기다리는 주문이 없어요.',
} as const;

/** Orders to be packed, and the scanner that packs them. */
export function PackingList() {
  const query = useQuery({ queryKey: ['packing'], queryFn: () => call<PackingOrders>('GET', '/admin/packing') });
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <ScanStation
        below={(open) => (
          <div className="mt-4">
            <Loaded query={query}>{(found) => <Waiting found={found} onOpen={open} />}</Loaded>
          </div>
        )}
      />
    </>
  );
}

function Waiting({ found: { orders, is_more }, onOpen }: { found: PackingOrders; onOpen: (number: string) => void }) {
  const open = (number: string) => {
    window.scrollTo({ top: 0 });
    onOpen(number);
  };
  return (
    <Section title={texts.waiting(orders.length, is_more)} isFlush>
      {orders.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <li key={order.id} className="px-4 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <button
                type="button"
                onClick={() => open(order.order_number)}
                className="min-h-8 font-semibold tabular-nums underline underline-offset-4 pointer-coarse:min-h-target"
              >
                {order.order_number}
              </button>
              <StepBadge order={order} />
              <span className="text-ink-2">{order.recipient}</span>
              <span className="ml-auto tabular-nums">{order.ship_by === null ? '–' : shortDay(order.ship_by)}</span>
            </div>
            <PackedLines order={order} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
