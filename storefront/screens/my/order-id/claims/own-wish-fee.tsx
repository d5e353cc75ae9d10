import { useLanguage } from '#client/locale/locale-context.tsx';
import type { OrderClaims } from '#contract/rest/claims.ts';
import { formatWon } from '#rules/money/money.ts';
import type { PieceClaimType } from '#rules/order/claim/claim.ts';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';

/** The cost of a change-of-mind return, shown before anything is chosen. Hidden if only faulty lines can be returned. */
export function OwnWishFee({ type, claims }: { type: PieceClaimType; claims: OrderClaims }) {
  const { text, locale } = useLanguage();
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
