import { Badge, type Tone } from '#admin/kit/badge.tsx';
import type { MemberStanding } from '#rules/member/sign-in/member-standing.ts';
import { standingNames } from './texts.ts';

const tones: Record<MemberStanding, Tone> = { ACTIVE: 'success', BLOCKED: 'danger', WITHDRAWN: 'neutral', FORGOTTEN: 'neutral' };

/** A member's status label. */
export function Standing({ standing }: { standing: MemberStanding }) {
  return <Badge tone={tones[standing]}>{standingNames[standing]}</Badge>;
}
