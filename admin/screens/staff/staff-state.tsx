import { Badge } from '#admin/kit/badge.tsx';
import { staffTexts as texts } from './texts.ts';

/** Whether somebody can come in at all. */
export function StaffState({ member }: { member: { blocked_at: string | null; withdrawn_at: string | null } }) {
  if (member.withdrawn_at !== null) return <Badge>{texts.withdrawn}</Badge>;
  if (member.blocked_at !== null) return <Badge tone="danger">{texts.blocked}</Badge>;
  return <Badge tone="success">{texts.active}</Badge>;
}
