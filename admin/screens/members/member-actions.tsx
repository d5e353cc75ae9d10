import { Button } from '#admin/kit/button.tsx';
import { promptReason } from '#admin/kit/edit/prompt-reason.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import { isStaffRole } from '#rules/member/rights/role.ts';
import { memberTexts as texts } from './texts.ts';

type Deed = keyof typeof texts.done;

/** Staff actions for a member's account. Each asks for a reason; unavailable ones say why. */
export function MemberActions({ member }: { member: MemberFile }) {
  const { act, isActing } = useAct();
  if (member.withdrawn_at !== null) return null;
  const confirm = async (deed: Deed, title: string, message: string) => {
    const reason = await promptReason(`${deed} ${member.id}`, { title, message, label: texts.reason });
    if (reason === null) return;
    await act(async () => {
      await call('POST', `/admin/members/${member.id}/${deed}`, { body: { reason: reason.text } });
      reason.sent();
    }, texts.done[deed]);
  };
  const staffRefusal = member.roles.some(isStaffRole) ? texts.staffAccount : null;
  const [obstacle] = member.obstacles;
  return (
    <>
      {member.standing === 'BLOCKED' ? (
        <Button pending={isActing} onClick={() => void confirm('unblock', texts.unblock, texts.unblockAsk)}>
          {texts.unblock}
        </Button>
      ) : (
        <Button look="danger" pending={isActing} refusal={staffRefusal} onClick={() => void confirm('block', texts.block, texts.blockAsk)}>
          {texts.block}
        </Button>
      )}
      <Button
        pending={isActing}
        refusal={obstacle === undefined ? null : texts.obstacles[obstacle]}
        onClick={() => void confirm('withdrawal', texts.withdraw, texts.withdrawAsk)}
      >
        {texts.withdraw}
      </Button>
    </>
  );
}
