import { ViewOnly } from '#admin/kit/edit/view-only.ts';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { EmptyPart, Loaded } from '#admin/kit/states.tsx';
import { ScanStation } from '#admin/nouns/order/scan/scan-station.tsx';
import { useGrant } from '#admin/session/use-may.ts';
import { ProductionDay } from './day.tsx';
import { PlanSection } from './plan-section.tsx';
import { useProduction } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

/** The production queue, by working day. */
export function ProductionList() {
  const query = useProduction();
  const grant = useGrant();
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="mb-4">
        <ScanStation />
      </div>
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
            <ViewOnly value={grant('production.plan') !== 'any'}>
              <PlanSection key={JSON.stringify(plan)} plan={plan} />
            </ViewOnly>
          </div>
        )}
      </Loaded>
    </>
  );
}
