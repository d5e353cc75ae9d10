import { useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { takeCouponByNumber } from './coupon-calls.ts';
import { type Refusal, standingRefusal } from './number-refusal.ts';

type Props = {
  /** Reprices the checkout, which adds the coupon to the choice. */
  onRegistered: () => void;
  /** The number of coupons held. When it changes, an earlier error is outdated. */
  heldCount: number;
};

/** Claims a coupon by its number. */
export function CouponRegistration({ onRegistered, heldCount }: Props) {
  const text = useText();
  const { number, setNumber, register, isPending, error } = useRegistration({ onRegistered, heldCount });
  return (
    <Field
      label={text(checkoutMessages.couponNumber)}
      placeholder={text(checkoutMessages.couponNumberExample)}
      className="mt-4"
      hideLabel
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={40}
      value={number}
      error={error}
      onChange={(event) => setNumber(event.target.value)}
      onKeyDown={(event) => {
        // Ignores the Enter that commits a Korean syllable in the IME.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) void register();
      }}
      after={
        <Button look="secondary" className="min-h-12" pending={isPending} onClick={register}>
          {text(checkoutMessages.couponRegister)}
        </Button>
      }
    />
  );
}

function useRegistration({ onRegistered, heldCount }: Props) {
  const { text, name: nameOf, locale } = useLanguage();
  const [number, setNumber] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const setError = (sentence: string | null) => setRefusal(sentence === null ? null : { sentence, heldCount });

  const { run: register, isPending } = useAction(async () => {
    if (number.trim() === '') return setError(errorMessage('COUPON_NUMBER_INVALID', locale));
    setError(null);
    const coupon = await takeCouponByNumber(number.trim());
    setNumber('');
    toast(text(checkoutMessages.couponRegistered, { name: nameOf(coupon.name) }), 'success');
    onRegistered();
  }, setError);
  const change = (entered: string) => {
    setNumber(entered);
    setError(null);
  };
  return { number, setNumber: change, register, isPending, error: standingRefusal(refusal, heldCount) };
}
