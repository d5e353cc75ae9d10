import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { count } from '#admin/kit/format.ts';
import type { Column } from '#admin/kit/list/column.ts';
import { DataTable } from '#admin/kit/list/data-table.tsx';
import { EmptyPart } from '#admin/kit/states.tsx';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import type { Judgement } from '#rules/shop/visit.ts';
import { Bars } from './bars.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** The share of visits that reached a product, the cart, an order. */
export function Conversion({ conversion }: Pick<Dashboard, 'conversion'>) {
  const visits = conversion[0]?.count ?? 0;
  const share = (step: number) => (visits === 0 ? '' : `${((step / visits) * 100).toLocaleString('ko', { maximumFractionDigits: 1 })}%`);
  return (
    <Section title={texts.conversion}>
      {visits === 0 ? (
        <EmptyPart sentence={texts.noVisits} />
      ) : (
        <Bars
          label={texts.conversion}
          headers={[texts.step, texts.visits, texts.share]}
          rows={conversion.map((row) => ({ name: texts.steps[row.step], value: row.count, note: share(row.count) }))}
        />
      )}
      <p className="mt-2 text-12 text-ink-2">{texts.conversionNote}</p>
    </Section>
  );
}

type Miss = Dashboard['misses'][number];
const missColumns: readonly Column<Miss>[] = [
  { id: 'term', header: texts.term, cell: ({ term }) => term },
  { id: 'count', header: texts.times, cell: (miss) => count(miss.count), align: 'right' },
  {
    id: 'synonym',
    header: texts.asSynonym,
    cell: ({ term, near }) => (
      <span className="flex flex-wrap justify-end gap-1.5">
        {near.map((word) => (
          <LinkButton key={word} to={synonymOf(term, word)} aria-label={texts.sameAs(term, word)}>
            {word}
          </LinkButton>
        ))}
        <LinkButton to={synonymOf(term, '')} aria-label={texts.addSynonymOf(term)}>
          {texts.addSynonym}
        </LinkButton>
      </span>
    ),
    align: 'right',
  },
];

/** The form of a new synonym, filled in. */
const synonymOf = (term: string, word: string) => `/search-synonyms/new?words=${encodeURIComponent(`${term}, ${word}`)}`;

/** Searches without results: what the shop might sell, or name differently. */
export function Misses({ misses }: Pick<Dashboard, 'misses'>) {
  return (
    <Section title={texts.misses} isFlush>
      {misses.length === 0 ? (
        <EmptyPart sentence={texts.noMisses} />
      ) : (
        <DataTable label={texts.misses} columns={missColumns} rows={misses} rowId={({ term }) => term} />
      )}
    </Section>
  );
}

type Vital = Dashboard['vitals'][number];
const tones: Record<Judgement, Tone> = { GOOD: 'success', FAIR: 'warning', POOR: 'danger' };
const vitalColumns: readonly Column<Vital>[] = [
  {
    id: 'vital',
    header: texts.vital,
    cell: ({ vital }) => `${texts.vitalNames[vital]} (${vital})`,
    className: 'whitespace-normal break-keep',
  },
  { id: 'device', header: texts.device, cell: ({ device }) => texts.devices[device] },
  { id: 'value', header: texts.value, cell: valueText, align: 'right' },
  {
    id: 'judgement',
    header: texts.judgement,
    cell: ({ judgement }) => <Badge tone={tones[judgement]}>{texts.judgements[judgement]}</Badge>,
  },
  { id: 'visits', header: texts.sample, cell: ({ visits }) => count(visits), align: 'right', from: 'md' },
];

/** The performance visitors experienced. */
export function Vitals({ vitals }: Pick<Dashboard, 'vitals'>) {
  return (
    <Section title={texts.vitals} isFlush>
      {vitals.length === 0 ? (
        <EmptyPart sentence={texts.noVitals} />
      ) : (
        <DataTable label={texts.vitals} columns={vitalColumns} rows={vitals} rowId={({ vital, device }) => `${vital} ${device}`} />
      )}
      <p className="px-4 py-2 text-12 text-ink-2">{texts.vitalsNote}</p>
    </Section>
  );
}

/** `1.2초`, `180ms`, `0.05` */
function valueText({ vital, value }: Vital): string {
  if (vital === 'CLS') return (value / 1_000).toLocaleString('ko', { maximumFractionDigits: 3 });
  return value >= 1_000 ? `${(value / 1_000).toLocaleString('ko', { maximumFractionDigits: 2 })}초` : `${value}ms`;
}
