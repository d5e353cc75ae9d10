import { useLocale, useText } from '#client/locale/locale-context.tsx';
import type { OrderClaims } from '#contract/rest/claims.ts';
import { formatWon } from '#rules/money/money.ts';
import type { ClaimType } from '#rules/order/claim/claim.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';

/** What sending back for one's own wish costs, before anything is chosen; nothing where only what is not as ordered goes back. */
export function OwnWishFee({ type, claims }: { type: ClaimType; claims: OrderClaims }) {
  const text = useText();
  const locale = useLocale();
  if (type === 'CANCEL' || claims.lines.every(({ possible }) => possible.CHANGE_OF_MIND !== null)) return null;
  const { [type]: fee, is_remote: isRemote } = claims.own_wish_fees;
  if (fee === 0) return null;
  return (
    <p className="text-13 text-ink-2">
      {text(claimTexts[`ownWish${type}`], { fee: formatWon(fee, locale) })}
      {isRemote ? ` ${text(claimTexts.ownWishRemote)}` : ''}
    </p>
  );
}
