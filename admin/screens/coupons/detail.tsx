import { useNavigate } from 'react-router';
import type { CouponDetailQuery } from '#admin/graphql/admin.generated.ts';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { count, won } from '#admin/kit/format.ts';
import { couponFields as fields } from '#admin/nouns/coupon/fields.ts';
import { useMay } from '#admin/session/use-may.ts';
import { call, callOnce, runOperation } from '#admin/session/wire.ts';
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
export const CouponDetail = detailScreen<CouponDetailQuery | 'new'>({
  name: 'coupons',
  texts,
  isCopied: true,
  load: async ({ id, isNew, copied }) => {
    if (isNew && copied === null) return 'new';
    const found = await runOperation(couponDetail, { id: Number(copied ?? id) });
    return found.sales_coupons_by_pk ? found : null;
  },
  title: (coupon) => rowOf(coupon)?.name.ko ?? '',
  beside: (coupon) => {
    const row = rowOf(coupon);
    return row && <Standing coupon={row} />;
  },
  side: (coupon) => <Figures row={rowOf(coupon)} />,
  content: (coupon, { isNew }) => <Terms coupon={coupon === 'new' ? null : coupon} isNew={isNew} />,
});

function rowOf(coupon: CouponDetailQuery | 'new') {
  return coupon === 'new' ? null : coupon.sales_coupons_by_pk;
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

function Figures({ row }: { row: CouponDetailQuery['sales_coupons_by_pk'] }) {
  const may = useMay();
  if (!row) return null;
  const left = budgetLeft(row);
  const rate = row.issued_count === 0 ? null : `${Math.round((row.used_count / row.issued_count) * 100)}%`;
  return (
    <>
      <Section title={texts.figures}>
        <Facts
          facts={[
            [fields.issued_count.label, texts.copies(count(row.issued_count))],
            [fields.used_count.label, texts.copies(count(row.used_count))],
            [texts.figureRate, rate],
            [fields.spent_amount.label, won(row.spent_amount)],
            [texts.budgetLeft, left === null ? null : won(left)],
          ]}
        />
      </Section>
      {may('coupon.read-numbers') ? <CouponNumberList couponId={row.id} /> : null}
    </>
  );
}
