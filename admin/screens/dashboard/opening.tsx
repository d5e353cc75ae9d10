import { CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '#admin/kit/badge.tsx';
import { LinkButton } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { useMay } from '#admin/session/use-may.ts';
import type { Dashboard } from '#contract/rest/admin/dashboard.ts';
import type { Permission } from '#rules/member/rights/permission.ts';
import type { OpeningStep } from '#rules/office/opening.ts';
import { dashboardTexts as texts } from './texts.ts';

/** Where each opening step is done, and by whom. The payment provider is set on the server. */
const places: Record<OpeningStep, { href: string; permission: Permission }> = {
  COMPANY: { href: '/shop-info', permission: 'publication.manage' },
  TERMS: { href: '/terms', permission: 'publication.manage' },
  SHIPPING: { href: '/shipping-policies/new', permission: 'publication.manage' },
  PAYMENT: { href: 'https://admin.portone.io', permission: 'publication.manage' },
  BRAND: { href: '/brands/new', permission: 'brand.manage' },
  PRODUCT: { href: '/products/new', permission: 'product.manage' },
  HOME: { href: '/home', permission: 'home-page.publish' },
};

const lists: Partial<Record<OpeningStep, string>> = { BRAND: '/brands', PRODUCT: '/products' };
const elsewhere = { target: '_blank', rel: 'noopener noreferrer' };

/** A new shop's first day: done and missing steps with links. Hidden once nothing is missing. */
export function Opening({ steps }: { steps: Dashboard['opening'] }) {
  const may = useMay();
  const shown = steps.filter(({ step }) => may(places[step].permission));
  if (shown.every(({ missing }) => missing.length === 0)) return null;
  const done = shown.filter(({ missing }) => missing.length === 0).length;
  return (
    <Section title={texts.opening(done, shown.length)}>
      {steps.some(({ missing, blocks_orders }) => blocks_orders && missing.length > 0) ? (
        <p role="status" className="mb-2 rounded-control bg-warning-soft px-3 py-2.5 font-semibold">
          {texts.closed} <span className="font-normal">{texts.closedUntil}</span>
        </p>
      ) : null}
      <ol className="divide-y divide-line">
        {shown.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step, missing, blocks_orders }: Dashboard['opening'][number]) {
  const isDone = missing.length === 0;
  const { href } = places[step];
  const Icon = isDone ? CircleCheck : CircleDashed;
  // Some are there, but none that counts.
  const list = isDone || missing.includes('NONE') ? undefined : lists[step];
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-2.5 sm:grid-cols-[20px_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" size={20} className={isDone ? 'text-success' : 'text-ink-2'} />
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {texts.openingSteps[step]}
          {blocks_orders && !isDone ? <Badge tone="warning">{texts.blocking}</Badge> : null}
        </p>
        <p className="break-keep wrap-anywhere text-ink-2">{isDone ? texts.stepDone : texts.lacks(step, missing)}</p>
      </div>
      {isDone ? null : (
        <LinkButton
          to={list ?? href}
          {...(href.startsWith('/') ? {} : elsewhere)}
          className="col-start-2 justify-self-start sm:col-start-3"
        >
          {list === undefined ? texts.stepLinks[step] : texts.seeList}
        </LinkButton>
      )}
    </li>
  );
}
