import { useState } from 'react';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { claimShownCoupon } from '#storefront/nouns/coupon/coupon-calls.ts';
import { Button } from '#ui/button.tsx';
import type { ShownCoupon } from './coupon-groups.ts';
import { couponTexts } from './texts.ts';

/** Takes a coupon the shop shows. Whatever comes of it, the list is read again: what was refused is no longer to be had. */
export function TakeButton({ coupon, onTaken }: { coupon: ShownCoupon; onTaken: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const couponName = useName()(coupon.name);
  const [isPending, setPending] = useState(false);
  const take = async () => {
    setPending(true);
    try {
      await claimShownCoupon(coupon.id);
      toast(text(couponTexts.taken, { name: couponName }), 'success');
    } catch (error) {
      toast(errorText(error));
    } finally {
      setPending(false);
      onTaken();
    }
  };
  return (
    <Button pending={isPending} aria-label={text(couponTexts.takeNamed, { name: couponName })} onClick={take}>
      {text(couponTexts.take)}
    </Button>
  );
}
