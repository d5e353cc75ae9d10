import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { ProductionDay } from './day.tsx';
import { PlanSection } from './plan-section.tsx';
import { useProduction } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

/** The production queue, by working day. */
export function ProductionList() {
  const query = useProduction();
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <Loaded query={query}>
        {({ days, plan, is_more }) => (
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_280px]">
            <div className="min-w-0 space-y-4">
              {days.length === 0 ? <EmptyPart sentence={texts.empty} /> : null}
              {days.map((day) => (
                <ProductionDay key={day.day ?? ''} day={day} capacity={plan.units_a_day} />
              ))}
              {is_more ? <p className="text-ink-2">{texts.more}</p> : null}
            </div>
            <PlanSection key={JSON.stringify(plan)} plan={plan} />
          </div>
        )}
      </Loaded>
    </>
  );
}
