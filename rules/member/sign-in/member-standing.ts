/** When something happened to a member, as member.members spells it: anything but null is "it did". */
interface StandingFacts {
  blocked_at: unknown;
  withdrawn_at: unknown;
  purged_at: unknown;
}

/**
 * Where a member stands: in, kept out, gone for the time to return, or nobody any more. What is not named does not count; every member is under
 * exactly one word.
 */
export const memberStandings = {
  ACTIVE: { blocked_at: false, withdrawn_at: false },
  BLOCKED: { blocked_at: true, withdrawn_at: false },
  WITHDRAWN: { withdrawn_at: true, purged_at: false },
  FORGOTTEN: { withdrawn_at: true, purged_at: true },
} as const satisfies Record<string, Partial<Record<keyof StandingFacts, boolean>>>;

export type MemberStanding = keyof typeof memberStandings;
export const memberStandingList = Object.keys(memberStandings) as [MemberStanding, ...MemberStanding[]];

/** Where a member stands. Nobody is forgotten who has not withdrawn. */
export function memberStandingOf(member: Omit<StandingFacts, 'purged_at'> & { purged_at?: unknown }): MemberStanding {
  const facts: StandingFacts = { purged_at: null, ...member };
  const isSo = (wanted: Partial<Record<keyof StandingFacts, boolean>>) =>
    Object.entries(wanted).every(([fact, is]) => (facts[fact as keyof StandingFacts] !== null) === is);
  const standing = memberStandingList.find((each) => isSo(memberStandings[each]));
  if (standing === undefined) throw new Error('a member stands nowhere');
  return standing;
}
