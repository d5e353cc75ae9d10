import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import type { WithdrawalFacts } from '#contract/rest/profile.ts';
import { urlFor } from '#contract/routes.ts';
import { type WithdrawalReason, withdrawalReasons } from '#rules/member/withdrawal.ts';
import { callWithProof } from '#storefront/nouns/social/call-with-proof.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { leaveShop } from '../leave-shop.ts';
import { profileApi } from './profile-calls.ts';
import { SectionWait } from './section.tsx';
import { obstacleTexts, profileTexts, reasonTexts } from './texts.ts';

/** Confirms a withdrawal: what prevents it, or what will be lost and until when it can be undone. */
export function WithdrawalSheet({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const text = useText();
  const { value: facts, hasFailed, reload } = useLoaded(profileApi.leavingFacts);
  const [reason, setReason] = useState<WithdrawalReason | null>(null);
  const { run: leave, isPending, failure } = useLeaving(reason, hasPassword);
  const isBlocked = facts !== null && facts.obstacles.length > 0;
  const hasOpenTrade = facts?.obstacles.some((obstacle) => obstacle !== 'OFFICE') ?? false;
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(isBlocked ? profileTexts.leaveBlocked : profileTexts.leaveTitle)}
      closeLabel={text(shell.close)}
      footer={
        <div className="flex gap-2 *:flex-1">
          <Button look="secondary" size="large" onClick={onClose}>
            {text(isBlocked ? shell.close : profileTexts.leaveKeep)}
          </Button>
          {hasOpenTrade ? (
            <ButtonLink size="large" href={urlFor('mypage-order')}>
              {text(profileTexts.toOrders)}
            </ButtonLink>
          ) : null}
          {isBlocked ? null : (
            <Button size="large" disabled={facts === null} pending={isPending} onClick={leave}>
              {text(profileTexts.leaveOpen)}
            </Button>
          )}
        </div>
      }
    >
      {facts === null ? <SectionWait hasFailed={hasFailed} onRetry={reload} /> : null}
      {isBlocked ? <Obstacles facts={facts} /> : null}
      {facts !== null && !isBlocked ? <Losses facts={facts} reason={reason} onReason={setReason} /> : null}
      <p role="status" className="mt-4 text-13 text-ink-2 empty:hidden">
        {isPending ? text(profileTexts.leaving) : null}
      </p>
      <p role="alert" className="mt-4 text-13 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </Sheet>
  );
}

function Obstacles({ facts }: { facts: WithdrawalFacts }) {
  const text = useText();
  return (
    <ul className="space-y-3">
      {facts.obstacles.map((obstacle) => (
        <li key={obstacle} className="rounded-control bg-tile p-4 text-15">
          {text(obstacleTexts[obstacle])}
        </li>
      ))}
    </ul>
  );
}

type LossesProps = { facts: WithdrawalFacts; reason: WithdrawalReason | null; onReason: (reason: WithdrawalReason | null) => void };

function Losses({ facts, reason, onReason }: LossesProps) {
  const text = useText();
  const lines = [
    [profileTexts.leavePoints, text(profileTexts.points, { count: facts.points.toLocaleString('en-US') })],
    [profileTexts.leaveCoupons, text(profileTexts.pieces, { count: String(facts.coupon_count) })],
    [profileTexts.leaveDesigns, text(profileTexts.pieces, { count: String(facts.design_count) })],
  ] as const;
  return (
    <>
      <h3 className="text-13 font-semibold text-ink-2">{text(profileTexts.leaveLost)}</h3>
      <dl className="mt-2 grid grid-cols-3 gap-2 text-center">
        {lines.map(([term, value]) => (
          <div key={term.en} className="flex flex-col-reverse rounded-control bg-tile px-2 py-4">
            <dt className="mt-1 text-13 text-ink-2">{text(term)}</dt>
            <dd className="text-20 font-extrabold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-15">{text(profileTexts.leaveHold)}</p>
      <p className="mt-2 text-13 text-ink-2">{text(profileTexts.leaveKept)}</p>
      <Select<WithdrawalReason | 'NONE'>
        className="mt-6"
        label={text(profileTexts.leaveReason)}
        options={[
          { value: 'NONE', label: text(profileTexts.leaveReasonNone) },
          ...withdrawalReasons.map((each) => ({ value: each, label: text(reasonTexts[each]) })),
        ]}
        value={reason ?? 'NONE'}
        onChange={(chosen) => onReason(chosen === 'NONE' ? null : chosen)}
      />
    </>
  );
}

/** Withdraws, signs out here and navigates home. A sign-in that is not recent is proved by the password first. */
function useLeaving(reason: WithdrawalReason | null, hasPassword: boolean) {
  const text = useText();
  const dayText = useDayText();
  const navigate = useNavigate();
  return useAction(async () => {
    const go = (proof: { password?: string }) => profileApi.leave({ is_agreed: true, ...(reason === null ? {} : { reason }), ...proof });
    const done = hasPassword ? await callWithProof(text, go) : await go({});
    if (done === null) return;
    await leaveShop(navigate);
    toast(text(profileTexts.left, { day: dayText(done.until) }));
  });
}
