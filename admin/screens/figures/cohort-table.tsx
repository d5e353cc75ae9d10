import { useQuery } from '@tanstack/react-query';
import { count, nothing } from '#admin/kit/format.ts';
import { Loaded } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import type { Cohort, Cohorts } from '#contract/rest/admin/figures.ts';
import { figureTexts as texts } from './texts.ts';

/** Members by the month of their first order, with the share that bought in each later month. */
export function CohortTable() {
  const query = useQuery({
    queryKey: ['cohorts'],
    queryFn: ({ signal }) => call<Cohorts>('GET', '/admin/figures/cohorts', { signal }),
  });
  return <Loaded query={query}>{({ cohorts }) => <Table cohorts={cohorts} />}</Loaded>;
}

function Table({ cohorts }: Cohorts) {
  if (cohorts.length === 0) return <p className="rounded-control border border-line bg-raised px-4 py-6 text-ink-2">{texts.noCohorts}</p>;
  const months = Math.max(1, ...cohorts.map(({ again }) => again.length));
  const after = Array.from({ length: months }, (_, index) => index);
  return (
    <section aria-label={texts.again} className="overflow-x-auto rounded-control border border-line bg-raised">
      <table className="w-full whitespace-nowrap text-14 tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="sticky left-0 bg-raised px-4 py-3 text-left font-semibold">
              {texts.firstMonth}
            </th>
            <th scope="col" className="px-3 py-3 text-right font-semibold">
              {texts.members}
            </th>
            {after.map((index) => (
              <th key={index} scope="col" className="px-3 py-3 text-right font-semibold">
                {texts.monthsAfter(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((cohort) => (
            <tr key={cohort.month} className="border-b border-line last:border-0">
              <th scope="row" className="sticky left-0 bg-raised px-4 py-2 text-left font-semibold">
                {cohort.month.slice(2, 7).replace('-', '.')}
              </th>
              <td className="px-3 py-2 text-right">{count(cohort.members)}</td>
              {after.map((index) => (
                <Share key={index} cohort={cohort} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The cell colour of a share: darker with more, up to one half, so that the figure stays readable. */
function Share({ cohort: { members, again }, index }: { cohort: Cohort; index: number }) {
  const bought = again[index];
  if (bought === undefined) return <td />;
  const share = bought / members;
  return (
    <td
      className="px-3 py-2 text-right"
      title={texts.bought(bought)}
      style={{ backgroundColor: `color-mix(in oklab, var(--color-info) ${Math.round(Math.min(0.5, share) * 60)}%, transparent)` }}
    >
      {bought === 0 ? nothing : `${Math.round(share * 100)}%`}
    </td>
  );
}
