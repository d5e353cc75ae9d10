import { useLocale, useName, useText } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors.ts';
import type { Checkout, CheckoutCoupon } from '#contract/rest/checkouts.ts';
import type { CouponType } from '#rules/money/coupon.ts';
import { formatWon } from '#rules/money/money.ts';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { CouponRegistration } from '#storefront/nouns/coupon/coupon-registration.tsx';
import { Button } from '#ui/button.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';

const kindMessages = {
  ORDER: checkoutMessages.couponOrder,
  PRODUCT: checkoutMessages.couponProduct,
  GRAPHIC: checkoutMessages.couponGraphic,
} satisfies Record<CouponType, object>;

const kinds = (Object.keys(kindMessages) as CouponType[]).map((type) => ({ type, message: kindMessages[type] }));

type Props = {
  checkout: Checkout;
  chosenIds: readonly number[];
  /** The shop picked them. */
  isPicked: boolean;
  /** Null: the shop picks the best ones. */
  onChange: (claimIds: number[] | null) => void;
  /** A coupon came into the member's hands: the sheet has to be priced again. */
  onRegistered: () => void;
};

/** The coupons a member holds, one of each kind (specification 9), and registering one by its number. One that cannot be used says why. */
export function CouponSection({ checkout, chosenIds, isPicked, onChange, onRegistered }: Props) {
  const text = useText();
  const locale = useLocale();
  const { coupons, refusal } = checkout;
  const choose = (type: CheckoutCoupon['type'], id: number | null) => {
    const others = coupons.filter((coupon) => coupon.type !== type && chosenIds.includes(coupon.coupon_claim_id));
    onChange([...others.map((coupon) => coupon.coupon_claim_id), ...(id === null ? [] : [id])]);
  };
  const usable = coupons.filter((coupon) => coupon.refusal === null).length;
  return (
    <Section
      title={text(checkoutMessages.coupons)}
      aside={<span className="text-13 text-ink-2">{text(checkoutMessages.couponHeld, { usable, count: coupons.length })}</span>}
    >
      {coupons.length === 0 ? <p className="text-15 text-ink-2">{text(checkoutMessages.noCoupons)}</p> : null}
      <div className="grid gap-4">
        {kinds.map(({ type, message }) => (
          <KindSelect
            key={type}
            label={text(message)}
            coupons={coupons.filter((coupon) => coupon.type === type)}
            chosenIds={chosenIds}
            onChoose={(id) => choose(type, id)}
          />
        ))}
      </div>
      {isPicked ? <PickedNote amount={checkout.coupon_discount_amount} /> : null}
      {isPicked || usable === 0 ? null : (
        <Button look="quiet" className="mt-3" onClick={() => onChange(null)}>
          {text(checkoutMessages.couponsPickAgain)}
        </Button>
      )}
      <CouponRegistration onRegistered={onRegistered} />
      {refusal?.startsWith('COUPON_') ? (
        <p role="alert" className="mt-3 text-13 font-semibold text-danger">
          {errorMessage(refusal, locale)}
        </p>
      ) : null}
    </Section>
  );
}

/** Why coupons are chosen already. */
function PickedNote({ amount }: { amount: number }) {
  const text = useText();
  const locale = useLocale();
  return (
    <p role="status" className="text-13 text-ink-2 not-empty:mt-3">
      {amount > 0 ? text(checkoutMessages.couponsPicked, { amount: formatWon(amount, locale) }) : null}
    </p>
  );
}

type KindProps = {
  label: string;
  coupons: readonly CheckoutCoupon[];
  chosenIds: readonly number[];
  onChoose: (claimId: number | null) => void;
};

function KindSelect({ label, coupons, chosenIds, onChoose }: KindProps) {
  const text = useText();
  const nameOf = useName();
  const locale = useLocale();
  if (coupons.length === 0) return null;
  const chosen = coupons.find((coupon) => chosenIds.includes(coupon.coupon_claim_id));
  const options: SelectOption<string>[] = coupons.map((coupon) => ({
    value: String(coupon.coupon_claim_id),
    disabled: coupon.refusal !== null,
    label:
      coupon.refusal === null
        ? text(checkoutMessages.couponOption, { name: nameOf(coupon.name), amount: formatWon(coupon.discount_amount, locale) })
        : text(checkoutMessages.couponRefused, { name: nameOf(coupon.name), reason: errorMessage(coupon.refusal, locale) }),
  }));
  return (
    <Select
      label={label}
      options={[{ value: 'none', label: text(checkoutMessages.couponNone) }, ...options]}
      value={chosen === undefined ? 'none' : String(chosen.coupon_claim_id)}
      onChange={(value) => onChoose(value === 'none' ? null : Number(value))}
    />
  );
}
