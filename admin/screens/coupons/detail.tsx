import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CouponDetailQuery } from '#admin/graphql/admin.generated.ts';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, won } from '#admin/kit/format.ts';
import { ask, call } from '#admin/session/wire.ts';
import { bodyOf, enteredOf, enteredSchema } from './coupon-form.ts';
import { CouponInputs } from './inputs.tsx';
import { CouponNumberList } from './numbers.tsx';
import { couponDetail } from './queries.ts';
import { Standing } from './standing.tsx';
import { couponTexts as texts } from './texts.ts';

/** A coupon: its terms to change, what it gave so far, its numbers; `/coupons/new` makes one. */
export function CouponDetail() {
  const { id = '' } = useParams();
  const query = useQuery({ queryKey: ['coupons', id], queryFn: () => loadCoupon(id) });
  return (
    <DetailPage
      back={{ href: '/coupons', label: texts.title }}
      query={query}
      title={(coupon) => (coupon === 'new' ? texts.add : (coupon.sales_coupons_by_pk?.name.ko ?? ''))}
      beside={(coupon) => (coupon !== 'new' && coupon.sales_coupons_by_pk ? <Standing coupon={coupon.sales_coupons_by_pk} /> : null)}
      {...(id === 'new' ? {} : { side: (coupon: Loaded) => (coupon === 'new' ? null : <Figures coupon={coupon} />) })}
    >
      {(coupon) => <Terms coupon={coupon === 'new' ? null : coupon} />}
    </DetailPage>
  );
}

type Loaded = CouponDetailQuery | 'new';

async function loadCoupon(id: string): Promise<Loaded | null> {
  if (id === 'new') return 'new';
  const found = await ask(couponDetail, { id: Number(id) });
  return found.sales_coupons_by_pk ? found : null;
}

function Terms({ coupon }: { coupon: CouponDetailQuery | null }) {
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  const row = coupon?.sales_coupons_by_pk ?? null;
  return (
    <Form
      key={row?.id ?? 'new'}
      schema={enteredSchema}
      draft={`coupon ${row?.id ?? 'new'}`}
      values={enteredOf(coupon)}
      {...(row === null ? { savedText: texts.added } : {})}
      onSave={async (entered) => {
        const body = bodyOf(entered);
        if (row !== null) return call('PUT', `/admin/coupons/${row.id}`, { body });
        const { id } = await call<{ id: number }>('POST', '/admin/coupons', { body, idempotencyKey: key.current });
        // Once the form knows that it is saved.
        setTimeout(() => void navigate(`/coupons/${id}`, { replace: true }));
      }}
    >
      <CouponInputs isFixed={(row?.issued_count ?? 0) > 0} />
    </Form>
  );
}

function Figures({ coupon }: { coupon: CouponDetailQuery }) {
  const row = coupon.sales_coupons_by_pk;
  if (!row) return null;
  const rate = row.issued_count === 0 ? null : `${Math.round((row.used_count / row.issued_count) * 100)}%`;
  return (
    <>
      <Section title={texts.figures}>
        <Facts
          facts={[
            [texts.issued, texts.copies(count(row.issued_count))],
            [texts.used, texts.copies(count(row.used_count))],
            [texts.figureRate, rate],
            [texts.spent, won(row.spent_amount)],
            [texts.budgetLeft, row.budget_amount === null ? null : won(Math.max(0, row.budget_amount - row.spent_amount))],
          ]}
        />
      </Section>
      <CouponNumberList couponId={row.id} />
    </>
  );
}
