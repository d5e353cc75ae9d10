/** The providers whose accounts sign in (specification 1). */
export const socialVendors = ['google', 'apple', 'kakao'] as const;

export type SocialVendor = (typeof socialVendors)[number];

/** True for the name of a provider the shop knows. */
export function isSocialVendor(name: unknown): name is SocialVendor {
  return (socialVendors as readonly unknown[]).includes(name);
}

/** A sign-in counts as proof of who sits there for this long, in seconds. */
const recentSignInSeconds = 5 * 60;

/** True when a person signed in lately enough to change how they sign in without proving it again; `signedInAt` in seconds since 1970. */
export function isRecentSignIn(signedInAt: number | null, now: Date): boolean {
  if (signedInAt === null) return false;
  const age = now.getTime() / 1000 - signedInAt;
  return age >= 0 && age < recentSignInSeconds;
}

/** True when a linked account may go: a password or another account is left to sign in with. */
export function mayUnlink(waysIn: { readonly hasPassword: boolean; readonly linkedAccounts: number }): boolean {
  return waysIn.hasPassword || waysIn.linkedAccounts > 1;
}

const softness = ['포근한', '반듯한', '느긋한', '말간', '산뜻한', '다정한', '고요한', '씩씩한', '보송한', '또렷한'];
const things = ['실타래', '단추', '바느질', '옷걸이', '주머니', '소매', '리넨', '골무', '재봉틀', '코르덴'];

/** A nickname to begin with, for who brings no name; `pick` gives a whole number from 0 below its argument. */
export function proposedNickname(pick: (below: number) => number): string {
  return `${softness[pick(softness.length)]} ${things[pick(things.length)]} ${pick(90) + 10}`;
}
