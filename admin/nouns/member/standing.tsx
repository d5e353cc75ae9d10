import { Badge, type Tone } from '#admin/kit/badge.tsx';
import { standingNames } from '#contract/office/office-names.ts';
import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';

const tones: Record<MemberStanding, Tone> = { ACTIVE: 'success', BLOCKED: 'danger', WITHDRAWN: 'neutral', FORGOTTEN: 'neutral' };

/** A member's status label. */
export function Standing({ standing }: { standing: MemberStanding }) {
  return <Badge tone={tones[standing]}>{standingNames[standing]}</Badge>;
}
