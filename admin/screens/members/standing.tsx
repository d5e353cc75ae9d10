import { Badge, type Tone } from '#admin/kit/badge.tsx';
import type { MemberStanding } from '#contract/rest/admin/members.ts';
import { memberTexts as texts } from './texts.ts';

const tones: Record<MemberStanding, Tone> = { ACTIVE: 'success', BLOCKED: 'danger', WITHDRAWN: 'neutral', FORGOTTEN: 'neutral' };

/** Where a member stands, in a word. */
export function Standing({ standing }: { standing: MemberStanding }) {
  return <Badge tone={tones[standing]}>{texts.standings[standing]}</Badge>;
}
