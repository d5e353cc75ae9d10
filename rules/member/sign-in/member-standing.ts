/** Timestamps of events in member.members; non-null means the event happened. */
interface StandingFacts {
  blocked_at: unknown;
  withdrawn_at: unknown;
  purged_at: unknown;
}

/**
 * A member's standing: active, blocked, withdrawn but able to return, or erased. Columns not listed are ignored. Every member matches
 * exactly one.
 */
export const memberStandings = {
  ACTIVE: { blocked_at: false, withdrawn_at: false },
  BLOCKED: { blocked_at: true, withdrawn_at: false },
  WITHDRAWN: { withdrawn_at: true, purged_at: false },
  FORGOTTEN: { withdrawn_at: true, purged_at: true },
} as const satisfies Record<string, Partial<Record<keyof StandingFacts, boolean>>>;

export type MemberStanding = keyof typeof memberStandings;
export const memberStandingList = Object.keys(memberStandings) as [MemberStanding, ...MemberStanding[]];

/** The standing of a member. Only withdrawn members are ever erased. */
export function memberStandingOf(member: Omit<StandingFacts, 'purged_at'> & { purged_at?: unknown }): MemberStanding {
  const facts: StandingFacts = { purged_at: null, ...member };
  const isSo = (wanted: Partial<Record<keyof StandingFacts, boolean>>) =>
    Object.entries(wanted).every(([fact, is]) => (facts[fact as keyof StandingFacts] !== null) === is);
  const standing = memberStandingList.find((each) => isSo(memberStandings[each]));
  if (standing === undefined) throw new Error('a member stands nowhere');
  return standing;
}
