import { Printer, Scissors } from 'lucide-react';
import { Link } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { showResults } from '#admin/kit/list/row-results.tsx';
import { RowChoice } from '#admin/kit/list/table-row.tsx';
import { useChosen } from '#admin/kit/list/use-chosen.ts';
import { kitTexts } from '#admin/kit/texts.ts';
import { sidesText } from '#admin/nouns/design/proof-details.tsx';
import { StepBadge } from '#admin/nouns/order/badges.tsx';
import { moveOrders } from '#admin/nouns/order/moves.ts';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { sidePictures } from '#client/design-proof/proof-card.tsx';
import type { ProductionOrder, ProductionQueue } from '#contract/rest/admin/production.ts';
import { isPressing, type WorkTarget } from '#rules/order/work-step.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { PrintFiles } from './print-files.tsx';
import { productionTexts as texts } from './texts.ts';

/** The orders of a day. The buttons act on the selection; without one, on the whole day after a confirmation. */
export function ProductionDay({ day: { day, orders, units }, capacity }: { day: ProductionQueue['days'][number]; capacity: number }) {
  const title = day === null ? texts.beyond : shortDay(day);
  const [chosen, setChosen] = useChosen(
    day ?? '',
    orders.map(({ id }) => String(id)),
  );
  const picked = orders.filter(({ id }) => chosen[id]);
  const all = Object.fromEntries(orders.map(({ id }) => [id, true as const]));
  return (
    <Section
      title={`${title} · ${texts.day(units, capacity)}`}
      isFlush
      actions={
        <DayActions
          day={day}
          title={title}
          orders={picked.length === 0 ? orders : picked}
          isChosen={picked.length > 0}
          onDone={() => setChosen({})}
        />
      }
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <RowChoice
          label={texts.chooseDay(title)}
          isChosen={picked.length === orders.length}
          isPartly={picked.length > 0}
          onChange={(next) => setChosen(next ? all : {})}
        />
        <span role="status" className="text-12 text-ink-2 tabular-nums">
          {picked.length === 0 ? texts.noneChosen : kitTexts.chosen(picked.length)}
        </span>
      </div>
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isChosen={chosen[order.id] === true}
            onChoose={(next) => {
              const { [order.id]: _was, ...others } = chosen;
              setChosen(next ? { ...others, [order.id]: true } : others);
            }}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ActionsProps {
  day: string | null;
  title: string;
  orders: readonly ProductionOrder[];
  isChosen: boolean;
  onDone: () => void;
}

/** The actions for these orders; each button shows how many it moves. */
function DayActions({ day, title, orders, isChosen, onDone }: ActionsProps) {
  const waiting = orders.filter(({ step }) => !isPressing(step)).map(({ id }) => id);
  const begun = orders.filter(({ step }) => isPressing(step)).map(({ id }) => id);
  const move = (ids: number[], to: WorkTarget, label: string) => ({
    confirm: isChosen ? kitTexts.bulkConfirm(ids.length, label) : texts.ask(title, ids.length, label),
    run: async () => {
      await showResults(await moveOrders(ids, to));
      onDone();
    },
    done: '',
    children: texts.count(label, ids.length, isChosen),
  });
  return (
    <>
      <PrintFiles orders={orders} />
      <LinkButton to={sheetOf('gang-sheets', day, isChosen ? orders : [])}>
        <Scissors aria-hidden="true" size={15} />
        {texts.gangSheet}
      </LinkButton>
      <LinkButton to={sheetOf('sheet', day, isChosen ? orders : [])}>
        <Printer aria-hidden="true" size={15} />
        {texts.sheet}
      </LinkButton>
      {waiting.length > 0 ? <ActButton look="primary" {...move(waiting, 'IN_PRODUCTION', texts.start)} /> : null}
      {begun.length > 0 ? (
        <ActButton look={waiting.length > 0 ? 'secondary' : 'primary'} {...move(begun, 'PRODUCTION_COMPLETE', texts.finish)} />
      ) : null}
    </>
  );
}

/** The work sheet or the roll of a day, or of its selected orders. */
function sheetOf(page: 'sheet' | 'gang-sheets', day: string | null, orders: readonly ProductionOrder[]): string {
  const only = orders.length === 0 ? '' : `&orders=${orders.map(({ id }) => id).join(',')}`;
  return `/production/${page}?day=${day ?? ''}${only}`;
}

function OrderRow({ order, isChosen, onChoose }: { order: ProductionOrder; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  return (
    <li className={cx('flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3', isChosen && 'bg-chosen')}>
      <RowChoice label={`${order.order_number} ${kitTexts.selectRow}`} isChosen={isChosen} onChange={onChoose} />
      <div className="w-44">
        <Link to={`/orders/${order.id}`} className="font-semibold tabular-nums underline-offset-4 hover:underline">
          {order.order_number}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
          <StepBadge order={order} />
          {order.has_halt ? <Badge tone="danger">{texts.halted}</Badge> : null}
        </p>
      </div>
      <ul className="min-w-56 flex-1 space-y-2">
        {order.order_products.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <span className="flex shrink-0 gap-1">
              {sidePictures(line.proof).map((src) => (
                <span key={src} className="size-12 overflow-hidden rounded-control bg-tile">
                  <Picture src={src} size={128} alt="" className="size-full object-cover" />
                </span>
              ))}
            </span>
            <span className="min-w-0">
              <span className="block truncate">
                {line.product_name.ko} <span className="text-ink-2">{line.option_name.ko}</span>
              </span>
              <span className="block text-12 text-ink-2">{sidesText(line.proof)}</span>
              {line.is_reprint ? <Badge tone="warning">{texts.reprint}</Badge> : null}
            </span>
            <strong className="ml-auto tabular-nums">{texts.units(line.quantity)}</strong>
          </li>
        ))}
      </ul>
      <p className="w-36 text-right tabular-nums max-md:text-left">
        {order.ship_by === null ? '–' : shortDay(order.ship_by)}
        {order.slips && order.ships_on !== null ? (
          <span className="block text-12 text-danger">{texts.slips(shortDay(order.ships_on))}</span>
        ) : null}
      </p>
    </li>
  );
}
