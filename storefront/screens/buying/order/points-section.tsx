import { useText } from '#client/locale/locale-context.tsx';
import type { Checkout } from '#contract/rest/checkouts.ts';
import { HeldElsewhere } from '#storefront/nouns/checkout/held-elsewhere.tsx';
import { Section } from '#storefront/nouns/checkout/section.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';

const digits = new Intl.NumberFormat('ko-KR');

type Props = { checkout: Checkout; points: number; onChange: (points: number) => void };

/** The points to use, the maximum, the balance (specification 3.34, Points), and why not all can be used. */
export function PointsSection({ checkout, points, onChange }: Props) {
  const text = useText();
  const { held, usable } = checkout.points;
  const cannot = usable === 0 && points === 0;
  const hint = text(checkoutMessages.pointsHeld, { held: digits.format(held), usable: digits.format(usable) });
  const why = useLimitText(checkout.points);
  return (
    <Section title={text(checkoutMessages.points)}>
      <HeldElsewhere held={checkout.held} what="point_amount" />
      <Field
        label={text(checkoutMessages.pointAmount)}
        hideLabel
        inputMode="numeric"
        className="tabular-nums"
        placeholder="0"
        disabled={cannot}
        value={points === 0 ? '' : digits.format(points)}
        onChange={(event) => onChange(Math.min(Number(event.target.value.replace(/\D/g, '').slice(0, 9)), usable))}
        hint={why === '' ? hint : `${hint} · ${why}`}
        after={
          <Button look="secondary" className="min-h-12" disabled={cannot} onClick={() => onChange(points === usable ? 0 : usable)}>
            {text(points > 0 && points === usable ? checkoutMessages.useNone : checkoutMessages.useAll)}
          </Button>
        }
      />
    </Section>
  );
}

/** Why not all points can be used; empty if they can. */
function useLimitText({ held, limit, min_held }: Checkout['points']): string {
  const text = useText();
  if (limit === null) return '';
  if (limit === 'GOODS_COVERED') return text(checkoutMessages.pointsCovered);
  return text(checkoutMessages.pointsTooFew, { minimum: digits.format(min_held), missing: digits.format(min_held - held) });
}
