import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { type ErrorCode, isErrorCode } from './errors/errors.ts';

/** The result a provider redirect returns to the browser, in the URL fragment, so that no log or other site sees it. */
export type SocialReturn =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'linked' }
  /** Silent sign-in was not possible: the person has to be asked. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'problem'; readonly code: ErrorCode };

/** The error for a provider that is not configured (specification 5). */
export const notSetUp = {
  google: 'GOOGLE_NEEDS_CLIENT_ID',
  apple: 'APPLE_NEEDS_CLIENT_ID',
  kakao: 'KAKAO_NEEDS_CLIENT_ID',
} as const satisfies Record<SocialVendor, ErrorCode>;

/** The URL that starts a sign-in; `next` is the final destination. The browser navigates to it and never fetches it. */
export function socialStartUrl(vendor: SocialVendor, next: string, { isSilent = false } = {}): string {
  return `/auth/social/${vendor}/start?${new URLSearchParams({ next, ...(isSilent ? { silent: '1' } : {}) })}`;
}

/** Encodes a result as a fragment, without `#`. */
export function writeSocialReturn(about: SocialReturn): string {
  if (about.kind === 'ticket') return `ticket=${encodeURIComponent(about.ticket)}`;
  return `social=${about.kind === 'problem' ? about.code : about.kind}`;
}

/** Reads the result of a social sign-in from the fragment of a URL; null without one. */
export function readSocialReturn(hash: string): SocialReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const ticket = fields.get('ticket');
  if (ticket) return { kind: 'ticket', ticket };
  const said = fields.get('social');
  if (said === 'linked' || said === 'unasked') return { kind: said };
  return said !== null && isErrorCode(said) ? { kind: 'problem', code: said } : null;
}
