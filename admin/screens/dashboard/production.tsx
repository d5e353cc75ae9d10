import { Section } from '#admin/kit/detail-page.tsx';
import { count } from '#admin/kit/format.ts';
import { stepName } from '#contract/office/office-names.ts';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import { Bars } from './bars.tsx';
import { dashboardTexts as texts } from './texts.ts';

/** Orders in production, by step. */
export function Production({ production }: { production: Dashboard['production'] }) {
  return (
    <Section title={texts.production}>
      <Bars
        label={texts.production}
        headers={[texts.stage, texts.pieces, texts.orders]}
        rows={production.stages.map(({ stage, orders, pieces }) => ({ name: stepName(stage), value: pieces, note: count(orders) }))}
      />
      <p className="mt-2 text-12 text-ink-2">{texts.madeToOrder(count(production.made_to_order))}</p>
    </Section>
  );
}
