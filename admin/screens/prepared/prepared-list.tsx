import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ActButton } from '#admin/kit/act-button.tsx';
import { Badge } from '#admin/kit/badge.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { moment } from '#admin/kit/format.ts';
import { FailedPart } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import { shopNow } from '#client/shop-clock.ts';
import type { PreparedCheckouts } from '#contract/rest/admin/prepared/checkouts.ts';
import { urlFor } from '#contract/routes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { preparedTexts as texts } from './texts.ts';

type Prepared = PreparedCheckouts['checkouts'][number];

/** Checkouts prepared for a member, newest first, each with its link while it can be paid. */
export function PreparedList({ userId }: { userId: string }) {
  const query = useQuery({
    queryKey: ['prepared', userId, 'list'],
    queryFn: () => call<PreparedCheckouts>('GET', `/admin/checkouts?user_id=${userId}`),
  });
  const { data } = query;
  return (
    <Section title={texts.prepared}>
      {query.error === null ? null : <FailedPart query={query} />}
      {query.isPending ? <Skeleton className="h-12" /> : null}
      {data?.checkouts.length === 0 ? <p className="text-ink-2">{texts.noPrepared}</p> : null}
      <ul className="divide-y divide-line">
        {data?.checkouts.map((checkout) => (
          <PreparedRow key={checkout.id} checkout={checkout} />
        ))}
      </ul>
    </Section>
  );
}

/** True if nothing was ordered from it and its link is still valid. */
function isPayable({ order, expires_at }: Prepared): boolean {
  return order === null && new Date(expires_at) > shopNow();
}

const tones = { WAITING: 'warning', ORDERED: 'info', PAID: 'success', OVER: 'neutral' } as const;

function PreparedRow({ checkout }: { checkout: Prepared }) {
  const { id, goods, order, prepared_by, created_at, expires_at } = checkout;
  const isOpen = isPayable(checkout);
  const state = order === null ? (isOpen ? 'WAITING' : 'OVER') : order.is_paid ? 'PAID' : 'ORDERED';
  const link = `${location.origin}${urlFor('order-id', { id })}`;
  return (
    <li className="space-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>{' '}
          {order === null ? null : (
            <Link to={`/orders/${order.id}`} className="font-semibold underline underline-offset-4">
              {order.order_number}
            </Link>
          )}
        </span>
        <span className="text-12 text-ink-2 tabular-nums">{texts.by(prepared_by ?? '', moment(created_at))}</span>
      </div>
      <p>{goods.map(({ name, option, quantity }) => `${name} ${option} × ${quantity}`).join(', ')}</p>
      {!isOpen ? null : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <input
              readOnly
              value={link}
              aria-label={texts.link}
              onFocus={({ target }) => target.select()}
              className="control min-w-40 flex-1"
            />
            <ActButton look="primary" run={() => navigator.clipboard.writeText(link)} done={texts.copied}>
              {texts.copy}
            </ActButton>
            <ActButton
              confirm={{ message: texts.withdrawAsk, okLabel: texts.withdraw }}
              run={() => call('DELETE', `/admin/checkouts/${id}`)}
              done={texts.withdrawn}
            >
              {texts.withdraw}
            </ActButton>
          </div>
          <p className="text-12 text-ink-2">{texts.until(moment(expires_at))}</p>
        </>
      )}
    </li>
  );
}
