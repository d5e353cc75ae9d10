/** How a visit came to the shop: the name in the link (`utm_source`), else the site that led here. Nothing else of the address is read. */

export const DIRECT = 'direct';
/** The channel of another site without its own name here. */
export const OTHER_SITE = 'other';

/** The pattern of a stored channel; the same as in the check of `sales.orders`. */
export const channelPattern = /^[a-z0-9][a-z0-9._-]{0,29}$/;

/** Sites with their own channel name, by their host or its ending. */
const sites: readonly (readonly [host: string, channel: string])[] = [
  ['naver.com', 'naver'],
  ['daum.net', 'daum'],
  ['kakao.com', 'kakao'],
  ['instagram.com', 'instagram'],
  ['facebook.com', 'facebook'],
  ['youtube.com', 'youtube'],
  ['x.com', 'x'],
  ['t.co', 'x'],
  ['threads.net', 'threads'],
  ['tiktok.com', 'tiktok'],
  ['pinterest.com', 'pinterest'],
  ['bing.com', 'bing'],
];

/** The channel of a visit. `source`: `utm_source` of the address; `from`: the host that led here, empty when none; `own`: the shop's own host. */
export function channelOf(source: string | null, from: string, own: string): string {
  const named = (source ?? '').trim().toLowerCase();
  if (channelPattern.test(named)) return named;
  if (from === '' || from === own) return DIRECT;
  if (/(^|\.)google\.[a-z.]+$/.test(from)) return 'google';
  return sites.find(([host]) => from === host || from.endsWith(`.${host}`))?.[1] ?? OTHER_SITE;
}
