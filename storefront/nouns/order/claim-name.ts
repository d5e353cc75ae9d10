import { useText } from '#client/locale/locale-context.tsx';
import type { ClaimState, ClaimType } from '#rules/order/claim/claim.ts';
import { claimTexts } from './claim-texts.ts';

/** Formats a claim's type and state in the page's language. */
export function useClaimName(): (claim: { type: ClaimType; status: ClaimState }) => string {
  const text = useText();
  return ({ type, status }) => `${text(claimTexts[type])} · ${text(claimTexts[`state${status}`])}`;
}
