import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeading } from '#admin/kit/page-heading.tsx';
import { Loaded } from '#admin/kit/states.tsx';
import { refetchEvery } from '#admin/session/outage.ts';
import { call } from '#admin/session/wire.ts';
import type { Dashboard as Figures } from '#contract/rest/admin/dashboard.ts';
import { Opening } from './opening.tsx';
import { Pressing } from './pressing.tsx';
import { Production } from './production.tsx';
import { Sales } from './sales.tsx';
import { dashboardTexts as texts } from './texts.ts';
import { Conversion, Misses, Vitals } from './visits.tsx';

const periods = [7, 30, 90];

/** Urgent tasks first, then the shop's performance. */
export function Dashboard() {
  const [params, setParams] = useSearchParams();
  const days = periods.find((each) => String(each) === params.get('days')) ?? 30;
  const query = useQuery({
    queryKey: ['dashboard', days],
    queryFn: () => call<Figures>('GET', `/admin/dashboard?days=${days}`),
    placeholderData: keepPreviousData,
    refetchInterval: refetchEvery(60_000),
  });
  return (
    <>
      <PageHeading
        title={texts.title}
        actions={
          <label className="flex items-center gap-2 text-ink-2">
            {texts.period}
            <select
              value={days}
              onChange={(event) => setParams({ days: event.target.value }, { preventScrollReset: true })}
              className="control pr-7"
            >
              {periods.map((each) => (
                <option key={each} value={each}>
                  {texts.days(each)}
                </option>
              ))}
            </select>
          </label>
        }
      />
      <Loaded query={query}>
        {(data) => (
          <div className="space-y-4">
            <Opening steps={data.opening} />
            <Pressing pressing={data.pressing} />
            <Sales sales={data.sales} />
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <Production production={data.production} />
              <Conversion conversion={data.conversion} />
              <Misses misses={data.misses} />
              <Vitals vitals={data.vitals} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
