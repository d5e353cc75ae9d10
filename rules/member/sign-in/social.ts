/** The providers of social sign-in (specification 1.31). */
export const socialVendors = ['google', 'apple', 'kakao'] as const;

export type SocialVendor = (typeof socialVendors)[number];

/** True for the name of a known provider. */
export function isSocialVendor(name: unknown): name is SocialVendor {
  return (socialVendors as readonly unknown[]).includes(name);
}

/** Seconds for which a sign-in counts as recent authentication. */
const recentSignInSeconds = 5 * 60;

/**
 * True when the member signed in recently enough to change sign-in methods without re-authenticating; `signedInAt` in seconds since 1970.
 */
export function isRecentSignIn(signedInAt: number | null, now: Date): boolean {
  if (signedInAt === null) return false;
  const age = now.getTime() / 1000 - signedInAt;
  return age >= 0 && age < recentSignInSeconds;
}

/** True when a linked account may be removed: a password or another account remains. */
export function mayUnlink(waysIn: { readonly hasPassword: boolean; readonly linkedAccounts: number }): boolean {
  return waysIn.hasPassword || waysIn.linkedAccounts > 1;
}

const softness = ['포근한', '반듯한', '느긋한', '말간', '산뜻한', '다정한', '고요한', '씩씩한', '보송한', '또렷한'];
const things = ['실타래', '단추', '바느질', '옷걸이', '주머니', '소매', '리넨', '골무', '재봉틀', '코르덴'];

/** A proposed public nickname; `pick` returns a whole number from 0 below its argument. */
export function proposedNickname(pick: (below: number) => number): string {
  return `${softness[pick(softness.length)]} ${things[pick(things.length)]} ${pick(90) + 10}`;
}
