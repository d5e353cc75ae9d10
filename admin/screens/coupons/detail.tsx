import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import type { CouponDetailQuery } from '#admin/graphql/admin.generated.ts';
import { CopyLink } from '#admin/kit/copying.tsx';
import { DetailPage, Facts, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, won } from '#admin/kit/format.ts';
import { useCopied } from '#admin/kit/use-copied.ts';
import { ask, call, callOnce } from '#admin/session/wire.ts';
import { urlFor } from '#contract/routes.ts';
import { budgetLeft } from '#rules/money/coupon/coupon-terms.ts';
import { isShown } from '#rules/shop/shown.ts';
import { bodyOf, copiedCoupon, enteredOf, enteredSchema } from './coupon-form.ts';
import { CouponInputs } from './inputs.tsx';
import { CouponNumberList } from './numbers.tsx';
import { couponDetail } from './queries.ts';
import { Standing } from './standing.tsx';
import { couponTexts as texts } from './texts.ts';

/** A coupon: editable terms, usage so far, numbers. `/coupons/new` creates one, `?copy=` from another. */
export function CouponDetail() {
  const { id = '' } = useParams();
  const copied = useCopied();
  const query = useQuery({ queryKey: ['coupons', id, copied], queryFn: () => loadCoupon(id, copied) });
  const isNew = id === 'new';
  return (
    <DetailPage
      back={{ href: '/coupons', label: texts.title }}
      query={query}
      title={(coupon) => (isNew || coupon === 'new' ? texts.add : (coupon.sales_coupons_by_pk?.name.ko ?? ''))}
      beside={(coupon) =>
        !isNew && coupon !== 'new' && coupon.sales_coupons_by_pk ? <Standing coupon={coupon.sales_coupons_by_pk} /> : null
      }
      actions={() => (isNew ? null : <CopyLink list="/coupons" id={id} />)}
      {...(isNew ? {} : { side: (coupon: Loaded) => (coupon === 'new' ? null : <Figures coupon={coupon} />) })}
    >
      {(coupon) => <Terms key={`${id} ${copied}`} coupon={coupon === 'new' ? null : coupon} isNew={isNew} />}
    </DetailPage>
  );
}

type Loaded = CouponDetailQuery | 'new';

async function loadCoupon(id: string, copied: string | null): Promise<Loaded | null> {
  if (id === 'new' && copied === null) return 'new';
  const found = await ask(couponDetail, { id: Number(copied ?? id) });
  return found.sales_coupons_by_pk ? found : null;
}

/** A coupon's form; for a new one, `coupon` is the one it is copied from. */
function Terms({ coupon, isNew }: { coupon: CouponDetailQuery | null; isNew: boolean }) {
  const navigate = useNavigate();
  const found = coupon?.sales_coupons_by_pk ?? null;
  const row = isNew ? null : found;
  const entered = enteredOf(coupon);
  return (
    <Form
      schema={enteredSchema}
      draft={isNew && found !== null ? `coupon copy ${found.id}` : `coupon ${row?.id ?? 'new'}`}
      values={isNew && found !== null ? copiedCoupon(entered) : entered}
      {...(row === null ? { savedText: texts.added } : {})}
      seenAt={isNew ? null : seenAt(coupon)}
      onSave={async (entered) => {
        const body = bodyOf(entered);
        if (row !== null) return call('PUT', `/admin/coupons/${row.id}`, { body });
        const { id } = await callOnce<{ id: number }>('POST', '/admin/coupons', body);
        // After the form has been marked as saved.
        setTimeout(() => void navigate(`/coupons/${id}`, { replace: true }));
      }}
    >
      <CouponInputs isFixed={(row?.issued_count ?? 0) > 0} />
    </Form>
  );
}

/** Where shoppers find it: on the page of its first product, else among the claimable coupons. null if it is not offered. */
function seenAt(coupon: CouponDetailQuery | null): string | null {
  if (coupon?.sales_coupons_by_pk?.is_public !== true || !isShown(coupon.sales_coupons_by_pk)) return null;
  const [product] = coupon.sales_coupon_products;
  return product === undefined ? urlFor('mypage-coupon') : urlFor('product-id', { id: product.product_id });
}

function Figures({ coupon }: { coupon: CouponDetailQuery }) {
  const row = coupon.sales_coupons_by_pk;
  if (!row) return null;
  const left = budgetLeft(row);
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
            [texts.budgetLeft, left === null ? null : won(left)],
          ]}
        />
      </Section>
      <CouponNumberList couponId={row.id} />
    </>
  );
}
