import { Link } from 'react-router';
import { Section } from '#admin/kit/detail-page.tsx';
import { count, moment } from '#admin/kit/format.ts';
import { useMay } from '#admin/session/use-may.ts';
import { workNames } from '#contract/names/work-names.ts';
import type { Dashboard, PressingThing } from '#contract/rest/admin/dashboard.ts';
import { waitingGraphicStates } from '#rules/catalogue/graphic-state.ts';
import { receiptStatesIn } from '#rules/money/cash-receipt.ts';
import { workPermissions } from '#rules/office/work.ts';
import { shownState } from '#rules/shop/shown.ts';
import { cx } from '#ui/class-names.ts';
import { dashboardTexts as texts } from './texts.ts';

/** The list each count links to. */
const lists: Record<PressingThing, string> = {
  ORDERS_NEW: '/orders?tab=NEW',
  ORDERS_LATE: '/orders?tab=ALL&due=LATE',
  CLAIMS_OPEN: '/claims',
  DISCREPANCIES: '/discrepancies',
  REFUNDS_FAILED: '/discrepancies?kind=REFUND_FAILED',
  INQUIRIES_LATE: '/inquiries?state=LATE',
  INQUIRIES_WAITING: '/inquiries',
  REPORTS_WAITING: '/reviews',
  PICTURES_WAITING: '/own-pictures',
  BRAND_REQUESTS: '/brand-requests',
  JOBS_FAILED: '/discrepancies?kind=JOB_FAILING',
  GRAPHICS_WAITING: `/graphics?state=${waitingGraphicStates[0]}`,
  PRICES_WISHED: '/graphics?state=WISHED',
  RECEIPTS_FAILED: `/cash-receipts?state=${receiptStatesIn('refused')[0]}`,
  SOLD_OUT: `/products?state=${shownState}&sort=stock_count`,
  LOW_STOCK: `/products?state=${shownState}&stock=LOW&sort=stock_count`,
  MONTHS_OPEN: '/settlements',
};
/** Tasks that are already late or failed. */
const alarming: readonly PressingThing[] = [
  'ORDERS_LATE',
  'REFUNDS_FAILED',
  'INQUIRIES_LATE',
  'JOBS_FAILED',
  'DISCREPANCIES',
  'RECEIPTS_FAILED',
];

/** Urgent tasks of whoever looks: each count links to its list. Says so if there are none. */
export function Pressing({ pressing: all }: { pressing: Dashboard['pressing'] }) {
  const may = useMay();
  const pressing = all.filter(({ what }) => may(workPermissions[what]));
  return (
    <Section title={texts.pressing}>
      {pressing.every((each) => each.count === 0) ? <p className="mb-3">{texts.allDone}</p> : null}
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-5">
        {pressing.map(({ what, count: number, is_more, since }) => (
          <li key={what}>
            <Link
              to={lists[what]}
              className={cx(
                'flex h-full flex-col rounded-control border px-3 py-2.5 transition-colors hover:bg-hover',
                number === 0 ? 'border-line text-ink-2' : alarming.includes(what) ? 'border-danger bg-danger-soft' : 'border-line-strong',
              )}
            >
              <span className="break-keep">{workNames[what].ko}</span>
              <strong
                className={cx('text-26 leading-tight font-extrabold tabular-nums', number > 0 && alarming.includes(what) && 'text-danger')}
              >
                {count(number)}
                {is_more ? '+' : ''}
              </strong>
              {since === null ? null : <span className="mt-auto pt-1 text-12 text-ink-2">{texts.since(moment(since))}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
