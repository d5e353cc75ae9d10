import { FileDown, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#admin/kit/badge.tsx';
import { Button, LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { tell } from '#admin/kit/list/row-results.tsx';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { StepBadge } from '#admin/nouns/order/badges.tsx';
import { moveOrders } from '#admin/nouns/order/moves.ts';
import { shortDay } from '#admin/nouns/order/texts.ts';
import { download } from '#admin/session/files.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { ProductionOrder, ProductionQueue } from '#contract/rest/admin/production.ts';
import { isPressing, type WorkTarget } from '#rules/order/work-step.ts';
import { Picture } from '#ui/picture.tsx';
import { PlanSection } from './plan-section.tsx';
import { useProduction } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

/** The queue of the press, laid over the working days. */
export function ProductionList() {
  const query = useProduction();
  const queue = query.data;
  const heading = <PageHeading title={texts.title} lead={texts.lead} />;
  if (queue === undefined)
    return (
      <>
        {heading}
        {query.isPending ? <LoadingRows /> : <FailedPart error={query.error} onRetry={() => void query.refetch()} />}
      </>
    );
  return (
    <>
      {heading}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0 space-y-4">
          {queue.days.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
          {queue.days.map((day) => (
            <Day key={day.day ?? ''} day={day} capacity={queue.plan.units_a_day} />
          ))}
          {queue.is_more ? <p className="text-ink-2">{texts.more}</p> : null}
        </div>
        <PlanSection key={JSON.stringify(queue.plan)} plan={queue.plan} />
      </div>
    </>
  );
}

function Day({ day: { day, orders, units }, capacity }: { day: ProductionQueue['days'][number]; capacity: number }) {
  const { act, isActing } = useAct();
  const waiting = orders.filter(({ step }) => !isPressing(step)).map(({ id }) => id);
  const begun = orders.filter(({ step }) => isPressing(step)).map(({ id }) => id);
  const send = async (ids: number[], to: WorkTarget, label: string) => {
    if (await dialog.confirm({ message: texts.ask(title, ids.length, label) })) await act(async () => tell(await moveOrders(ids, to)), '');
  };
  const title = day === null ? texts.beyond : shortDay(day);
  return (
    <Section
      title={`${title} · ${texts.day(units, capacity)}`}
      isFlush
      actions={
        <>
          <Button
            pending={isActing}
            onClick={() =>
              void act(
                () => download('/admin/production/print-files', { order_ids: orders.slice(0, 200).map(({ id }) => id) }),
                texts.drawing,
              )
            }
          >
            <FileDown aria-hidden="true" size={15} />
            {texts.printFiles}
          </Button>
          <LinkButton to={`/production/sheet?day=${day ?? ''}`}>
            <Printer aria-hidden="true" size={15} />
            {texts.sheet}
          </LinkButton>
          {waiting.length > 0 ? (
            <Button look="primary" pending={isActing} onClick={() => void send(waiting, 'IN_PRODUCTION', texts.start)}>
              {`${texts.start} ${waiting.length}`}
            </Button>
          ) : null}
          {begun.length > 0 ? (
            <Button
              look={waiting.length > 0 ? 'secondary' : 'primary'}
              pending={isActing}
              onClick={() => void send(begun, 'PRODUCTION_COMPLETE', texts.finish)}
            >
              {`${texts.finish} ${begun.length}`}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </Section>
  );
}

function OrderRow({ order }: { order: ProductionOrder }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="w-44">
        <Link to={`/orders/${order.id}`} className="font-semibold tabular-nums underline-offset-4 hover:underline">
          {order.order_number}
        </Link>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-12 text-ink-2">
          <StepBadge step={order.step} />
          {order.has_halt ? <Badge tone="danger">{texts.halted}</Badge> : null}
        </p>
      </div>
      <ul className="min-w-56 flex-1 space-y-2">
        {order.order_products.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <span className="size-12 shrink-0 overflow-hidden rounded-control bg-tile">
              <Picture src={line.image_src} size={128} alt="" className="size-full object-cover" />
            </span>
            <span className="min-w-0">
              <span className="block truncate">
                {line.product_name.ko} <span className="text-ink-2">{line.option_name.ko}</span>
              </span>
              <span className="block text-12 text-ink-2">
                {line.print_sides.map((side) => `${side.name?.ko ?? ''} ${side.width_mm}×${side.height_mm}mm`).join(', ')}
              </span>
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
