import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, FailedPart, LoadingRows } from '#admin/kit/states.tsx';
import { ProductionDay } from './day.tsx';
import { PlanSection } from './plan-section.tsx';
import { useProduction } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

/** The production queue, by working day. */
export function ProductionList() {
  const query = useProduction();
  const queue = query.data;
  const heading = <PageHeading title={texts.title} lead={texts.lead} />;
  if (queue === undefined)
    return (
      <>
        {heading}
        {query.isPending ? <LoadingRows /> : <FailedPart query={query} />}
      </>
    );
  return (
    <>
      {heading}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0 space-y-4">
          {queue.days.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
          {queue.days.map((day) => (
            <ProductionDay key={day.day ?? ''} day={day} capacity={queue.plan.units_a_day} />
          ))}
          {queue.is_more ? <p className="text-ink-2">{texts.more}</p> : null}
        </div>
        <PlanSection key={JSON.stringify(queue.plan)} plan={queue.plan} />
      </div>
    </>
  );
}
