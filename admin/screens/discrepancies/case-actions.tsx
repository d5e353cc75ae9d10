import type { DiscrepancyListQuery } from '#admin/graphql/admin.generated.ts';
import { Button, LinkButton } from '#admin/kit/button.tsx';
import { type PromptedReason, promptReason } from '#admin/kit/edit/prompt-reason.ts';
import { won } from '#admin/kit/format.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { toast } from '#client/toasts/toast.tsx';
import type { ResolvedDiscrepancy } from '#contract/rest/admin/discrepancies.ts';
import {
  type DiscrepancyAction,
  type DiscrepancyKind,
  discrepancyActionList,
  discrepancyActions,
  endsOrder,
  isCaseOpen,
  mayResolve,
  stopsRefund,
} from '#rules/money/discrepancy.ts';
import { discrepancyTexts as texts } from './texts.ts';

type Found = DiscrepancyListQuery['rows'][number];

/** The actions for an open case; those that leave it unchanged ask for a reason. */
export function CaseActions({ found }: { found: Found }) {
  const { act, isActing } = useAct();
  const kind = found.kind as DiscrepancyKind;
  const run = async (action: DiscrepancyAction) => {
    const reason = await reasonFor(action, kind, found);
    if (reason === null) return;
    const body = { action, reason: reason.text };
    await act(async () => {
      const { state } = await callOnce<ResolvedDiscrepancy>('POST', `/admin/discrepancies/${found.id}/resolution`, body);
      reason.sent();
      toast(texts.done[state], isCaseOpen(state) ? 'plain' : 'success');
    }, '');
  };
  return (
    <span className="flex flex-wrap gap-1.5">
      {discrepancyActionList
        .filter((action) => mayResolve(kind, action))
        // Actions that end the order come last.
        .toSorted((one, other) => Number(endsOrder(kind, one)) - Number(endsOrder(kind, other)))
        .map((action) => (
          <Button
            key={action}
            look={endsOrder(kind, action) ? 'danger' : action === 'REFUND' || action === 'REISSUE' ? 'primary' : 'secondary'}
            pending={isActing}
            onClick={() => void run(action)}
          >
            {labelOf(action, kind)}
          </Button>
        ))}
      {/* The refund account may be wrong. */}
      {stopsRefund(kind) && found.payment_id !== null ? (
        <LinkButton to={`/refund-accounts/${found.payment_id}`}>{texts.account}</LinkButton>
      ) : null}
    </span>
  );
}

function labelOf(action: DiscrepancyAction, kind: DiscrepancyKind): string {
  return endsOrder(kind, action) ? texts.endOrder : texts.actions[action];
}

const unasked: PromptedReason = { text: '', sent: () => undefined };

/** null if cancelled. */
async function reasonFor(action: DiscrepancyAction, kind: DiscrepancyKind, { id, amount, order }: Found): Promise<PromptedReason | null> {
  if (discrepancyActions[action].needsReason) {
    const label = texts.reasonLabel(texts.actions[action]);
    return await promptReason(`discrepancy ${id} ${action}`, { title: texts.kinds[kind].name, label });
  }
  if (action === 'REISSUE') return (await dialog.confirm({ message: texts.reissueQuestion(won(amount)) })) ? unasked : null;
  const message = endsOrder(kind, action) ? texts.endQuestion(won(order?.payment_amount), won(amount)) : texts.refundQuestion(won(amount));
  return (await dialog.confirm({ message, okLabel: labelOf(action, kind) })) ? unasked : null;
}
