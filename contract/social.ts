import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { type ErrorCode, isErrorCode } from './errors/errors.ts';

/** How a browser comes back from a provider: in the fragment of an address, which no log and no other site ever sees. */
export type SocialReturn =
  | { readonly kind: 'ticket'; readonly ticket: string }
  | { readonly kind: 'linked' }
  /** Signing in silently was not possible: now the person is asked. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'problem'; readonly code: ErrorCode };

/** The code of a provider that the settings leave out (specification 5). */
export const notSetUp = {
  google: 'GOOGLE_NEEDS_CLIENT_ID',
  apple: 'APPLE_NEEDS_CLIENT_ID',
  kakao: 'KAKAO_NEEDS_CLIENT_ID',
} as const satisfies Record<SocialVendor, ErrorCode>;

/** The address that begins a sign-in; `next` is where it leads in the end. A page is left for it, never fetched. */
export function socialStartUrl(vendor: SocialVendor, next: string, { isSilent = false } = {}): string {
  return `/auth/social/${vendor}/start?${new URLSearchParams({ next, ...(isSilent ? { silent: '1' } : {}) })}`;
}

/** A return as a fragment, without `#`. */
export function writeSocialReturn(about: SocialReturn): string {
  if (about.kind === 'ticket') return `ticket=${encodeURIComponent(about.ticket)}`;
  return `social=${about.kind === 'problem' ? about.code : about.kind}`;
}

/** What a fragment says; null when it says nothing of the kind. */
export function readSocialReturn(hash: string): SocialReturn | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const ticket = fields.get('ticket');
  if (ticket) return { kind: 'ticket', ticket };
  const said = fields.get('social');
  if (said === 'linked' || said === 'unasked') return { kind: said };
  return said !== null && isErrorCode(said) ? { kind: 'problem', code: said } : null;
}
