import { useText } from '#client/locale/locale-context.tsx';
import type { ClaimState, ClaimType } from '#rules/order/claim/claim.ts';
import { claimTexts } from './claim-texts.ts';

/** What a claim is and how far it is, in the language of this page. */
export function useClaimName(): (claim: { type: ClaimType; status: ClaimState }) => string {
  const text = useText();
  return ({ type, status }) => `${text(claimTexts[type])} · ${text(claimTexts[`state${status}`])}`;
}
