import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import { couponNames } from '#contract/names/coupon-names.ts';
import type { Checkout, CheckoutCoupon } from '#contract/rest/checkouts.ts';
import { couponTypes } from '#rules/money/coupon/coupon.ts';
import { formatWon } from '#rules/money/money.ts';
import { isChoosable } from '#rules/order/checkout/unused-coupon.ts';
import { couponMessages } from '#storefront/nouns/checkout/coupon-texts.ts';
import { HeldElsewhere } from '#storefront/nouns/checkout/held-elsewhere.tsx';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { useUnusedText } from '#storefront/nouns/checkout/use-unused-text.ts';
import { CouponRegistration } from '#storefront/nouns/coupon/coupon-registration.tsx';
import { limitsText } from '#storefront/nouns/coupon/coupon-sentence.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';

/** The widest scope first. */
const kinds = couponTypes.toReversed().map((type) => ({ type, message: couponNames[type].name }));

type Props = {
  checkout: Checkout;
  chosenIds: readonly number[];
  /** True if the shop picked them. */
  isPicked: boolean;
  /** null: the shop picks the best ones. */
  onChange: (issuedIds: number[] | null) => void;
  /** A coupon was claimed, so the checkout must be repriced. */
  onRegistered: () => void;
  /** Shown above the choice. */
  children: ReactNode;
};

/** The member's coupons, one of each kind (specification 9), and a field to claim one by its number. Unused ones say why. */
export function CouponSection({ checkout, chosenIds, isPicked, onChange, onRegistered, children }: Props) {
  const { text, locale } = useLanguage();
  const { coupons, refusal } = checkout;
  const choose = (type: CheckoutCoupon['type'], id: number | null) => {
    const others = coupons.filter((coupon) => coupon.type !== type && chosenIds.includes(coupon.issued_coupon_id));
    onChange([...others.map((coupon) => coupon.issued_coupon_id), ...(id === null ? [] : [id])]);
  };
  const choosable = coupons.filter((coupon) => isOffered(coupon, chosenIds));
  return (
    <Section
      title={text(checkoutMessages.coupons)}
      aside={
        <span className="text-13 text-ink-2">{text(couponMessages.couponHeld, { usable: choosable.length, count: coupons.length })}</span>
      }
    >
      <HeldElsewhere held={checkout.held} what="coupon_count" />
      {children}
      {coupons.length === 0 ? <p className="text-15 text-ink-2">{text(couponMessages.noCoupons)}</p> : null}
      <div className="grid gap-6">
        {kinds.map(({ type, message }) => (
          <KindChoice
            key={type}
            label={text(message)}
            coupons={choosable.filter((coupon) => coupon.type === type)}
            chosenIds={chosenIds}
            onChoose={(id) => choose(type, id)}
          />
        ))}
      </div>
      {isPicked ? <PickedNote amount={checkout.coupon_discount_amount} /> : null}
      {isPicked || choosable.length === 0 ? null : (
        <Button look="quiet" className="mt-3" onClick={() => onChange(null)}>
          {text(couponMessages.couponsPickAgain)}
        </Button>
      )}
      <OutOfReach coupons={coupons.filter((coupon) => !isOffered(coupon, chosenIds))} />
      <CouponRegistration onRegistered={onRegistered} heldCount={coupons.length} />
      {refusal?.startsWith('COUPON_') ? (
        <p role="alert" className="mt-3 text-13 font-semibold text-danger">
          {errorMessage(refusal, locale)}
        </p>
      ) : null}
    </Section>
  );
}

/** True for a coupon that can be chosen or is chosen. A chosen coupon that became invalid can still be removed. */
function isOffered(coupon: CheckoutCoupon, chosenIds: readonly number[]): boolean {
  return coupon.unused === null || isChoosable(coupon.unused) || chosenIds.includes(coupon.issued_coupon_id);
}

/** Explains why coupons are preselected. */
function PickedNote({ amount }: { amount: number }) {
  const { text, locale } = useLanguage();
  return (
    <p role="status" className="text-13 text-ink-2 not-empty:mt-3">
      {amount > 0 ? text(couponMessages.couponsPicked, { amount: formatWon(amount, locale) }) : null}
    </p>
  );
}

type KindProps = {
  label: string;
  coupons: readonly CheckoutCoupon[];
  chosenIds: readonly number[];
  onChoose: (issuedId: number | null) => void;
};

/** Chooses one coupon of a kind, or none. */
function KindChoice({ label, coupons, chosenIds, onChoose }: KindProps) {
  const text = useText();
  const group = useId();
  if (coupons.length === 0) return null;
  const isNone = !coupons.some((coupon) => chosenIds.includes(coupon.issued_coupon_id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-semibold">{label}</legend>
      <div className="divide-y divide-line rounded-control border border-line">
        {coupons.map((coupon) => (
          <CouponLine
            key={coupon.issued_coupon_id}
            coupon={coupon}
            group={group}
            isChosen={chosenIds.includes(coupon.issued_coupon_id)}
            onChoose={() => onChoose(coupon.issued_coupon_id)}
          />
        ))}
        <RadioLine group={group} isChosen={isNone} onChoose={() => onChoose(null)}>
          <span className="text-15">{text(couponMessages.couponNone)}</span>
        </RadioLine>
      </div>
    </fieldset>
  );
}

type LineProps = { coupon: CheckoutCoupon; group: string; isChosen: boolean; onChoose: () => void };

function CouponLine({ coupon, group, isChosen, onChoose }: LineProps) {
  const { text, locale } = useLanguage();
  const unusedText = useUnusedText();
  const why = isChosen ? '' : unusedText(coupon);
  const limits = limitsText(coupon.limits, locale, text);
  return (
    <RadioLine group={group} isChosen={isChosen} onChoose={onChoose}>
      <span className="min-w-0 flex-1">
        <span className={cx('block text-15', isChosen && 'font-semibold')}>
          <Name of={coupon.name} />
        </span>
        {limits ? <span className="block text-13 text-ink-2">{text(couponMessages.limited, { limits })}</span> : null}
        {why ? (
          <span className={cx('block text-13', coupon.unused?.reason === 'WOULD_SAVE' ? 'text-accent-deep' : 'text-ink-2')}>{why}</span>
        ) : null}
      </span>
      <span className={cx('shrink-0 text-15 tabular-nums', isChosen ? 'font-extrabold' : 'text-ink-2')}>
        −{formatWon(coupon.discount_amount, locale)}
      </span>
    </RadioLine>
  );
}

type RadioProps = { group: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

function RadioLine({ group, isChosen, onChoose, children }: RadioProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2">
      <input type="radio" name={group} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span
        aria-hidden="true"
        className={cx('size-5 shrink-0 rounded-full border bg-ground', isChosen ? 'border-[6px] border-ink' : 'border-ink-2')}
      />
      {children}
    </label>
  );
}

/** Coupons that cannot be used, each with its reason. Collapsed, except for those a slightly larger order would unlock. */
function OutOfReach({ coupons }: { coupons: readonly CheckoutCoupon[] }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const near = coupons.filter(({ unused }) => unused?.reason === 'BELOW_MINIMUM');
  const shown = isOpen ? coupons : near;
  if (coupons.length === 0) return null;
  return (
    <div className="mt-4">
      <ul aria-label={text(couponMessages.outOfReach, { count: coupons.length })} className="grid gap-2 empty:hidden">
        {shown.map((coupon) => (
          <UnusableLine key={coupon.issued_coupon_id} coupon={coupon} />
        ))}
      </ul>
      {shown.length < coupons.length || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-target text-13 font-semibold text-ink-2 underline underline-offset-4"
        >
          {text(isOpen ? couponMessages.foldOutOfReach : couponMessages.outOfReach, { count: coupons.length })}
        </button>
      ) : null}
    </div>
  );
}

function UnusableLine({ coupon }: { coupon: CheckoutCoupon }) {
  const unusedText = useUnusedText();
  return (
    <li className="rounded-control bg-tile px-4 py-2.5">
      <p className="text-13 font-semibold text-ink-2">
        <Name of={coupon.name} />
      </p>
      <p className={cx('text-13', coupon.unused?.reason === 'BELOW_MINIMUM' ? 'text-ink' : 'text-ink-2')}>{unusedText(coupon)}</p>
    </li>
  );
}
