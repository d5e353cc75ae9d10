import { languageOfAddress } from './locale.ts';

/** The decision of a route guard; `MYPAGE_LOGIN_REQUIRED` refers to the message of contract/errors. */
export type GuardDecision =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly code: 'MYPAGE_LOGIN_REQUIRED'; readonly goTo: '/main' };

const openMypagePages = ['faq', 'notice', 'about-us'];

/** True when the path needs no sign-in: everything except mypage, and of that faq, notice, about-us (specification 2.92). */
export function isOpenToVisitors(path: string): boolean {
  if (!path.includes('mypage')) return true;
  const segments = path.split(/[?#]/, 1)[0]?.split('/').filter(Boolean) ?? [];
  const page = segments[segments.indexOf('mypage') + 1];
  return segments.includes('mypage') && page !== undefined && openMypagePages.includes(page);
}

/** The sign-in guard that runs before each navigation; `path` without origin (specification 2.94, Navigation guards). */
export function guardNavigation(path: string, isSignedIn: boolean): GuardDecision {
  return isSignedIn || isOpenToVisitors(path) ? { isAllowed: true } : { isAllowed: false, code: 'MYPAGE_LOGIN_REQUIRED', goTo: '/main' };
}

/** Side bar and search panel: at most one is open (specification 2.91, mutually exclusive). */
export type Panel = 'side-bar' | 'search';

/** The open panel after clicking a panel's button: that one, or none if it was already open. */
export function togglePanel(open: Panel | null, pressed: Panel): Panel | null {
  return open === pressed ? null : pressed;
}

/** A path starting with one slash opens in the same window, anything else in a new tab (specification 2.97). */
export function linkTarget(href: string): 'same-window' | 'new-tab' {
  return href.startsWith('/') && !href.startsWith('//') ? 'same-window' : 'new-tab';
}

/**
 * Where to go after signing in. Only the shop's own paths are accepted, so that a crafted link cannot redirect elsewhere, and never the
 * sign-in pages except /sign-up/social.
 */
export function returnPath(next: string | null | undefined): string {
  if (!next || linkTarget(next) === 'new-tab' || disguised.test(next)) return '/main';
  return signInPages.test(languageOfAddress(next).path) ? '/main' : next;
}

/**
 * Parses a whole number in a URL: decimal digits within the safe range; null for anything else. JavaScript alone would accept 1e3, 0x10,
 * 1.0 and blanks too.
 */
export function writtenNumber(text: string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}

// A member with an unlinked provider account returns there after signing in, to link the two.
const signInPages = /^\/(?:login|sign-up(?!\/social(?:[?#]|$)))(?:[/?#]|$)/;

/** Paths that a browser reads as another site: it takes a backslash for a slash, drops tabs and resolves dot segments (`/.//host`). */
export const disguised = /[\\\p{Cc}]|^[^?#]*(?:\/\/|\/(?:\.|%2e){1,2}(?:[/?#]|$))/iu;
