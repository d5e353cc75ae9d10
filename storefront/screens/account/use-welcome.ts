import { useLanguage } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import type { CreatedMember } from '#contract/rest/members.ts';
import { signInMessages } from './texts.ts';

/** Welcomes a new member and lists the coupons they received. */
export function useWelcome(): (member: Pick<CreatedMember, 'nickname' | 'coupons'>) => void {
  const { text, name: nameOf } = useLanguage();
  return ({ nickname, coupons: [coupon] }) => {
    const gift = coupon ? text(signInMessages.gift, { name: nameOf(coupon.name) }) : '';
    toast(`${text(signInMessages.welcome, { name: nickname })} ${gift}`.trim(), 'success');
  };
}
