import { ActButton } from '#admin/kit/act-button.tsx';
import { Button } from '#admin/kit/button.tsx';
import { pickReason } from '#admin/kit/pick/reasons.tsx';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import { type HidingReason, hidingReasons, isHidden, isReportOpen } from '#rules/community/review.ts';
import { reviewTexts as texts } from './texts.ts';

interface Props {
  review: { id: number; state: string; review_reports: readonly { state: string; reason: string }[] };
}

/** Hides a review for a reason sent to its author, shows it again, or dismisses the reports. */
export function VisibilityActions({ review }: Props) {
  const { act, isActing } = useAct();
  const waiting = review.review_reports.filter(isReportOpen);
  const hide = async () => {
    const initial = hidingReasons.find((each) => each === waiting[0]?.reason) ?? 'ABUSE';
    const asked = { title: texts.hideTitle, message: texts.hideLead, okLabel: texts.hide };
    const reason = await pickReason<HidingReason>(asked, {
      legend: texts.hideReason,
      reasons: hidingReasons,
      names: texts.reasons,
      initial,
    });
    if (reason !== null) await act(() => setVisibility(review.id, reason), texts.hideDone);
  };
  const show = () => setVisibility(review.id, null);
  if (isHidden(review))
    return (
      <ActButton confirm={texts.showAsk} run={show} done={texts.showDone}>
        {texts.show}
      </ActButton>
    );
  return (
    <>
      {waiting.length > 0 ? (
        <ActButton confirm={texts.keepAsk} run={show} done={texts.keepDone}>
          {texts.keep}
        </ActButton>
      ) : null}
      <Button look="danger" pending={isActing} onClick={() => void hide()}>
        {texts.hide}
      </Button>
    </>
  );
}

const setVisibility = (id: number, hidden_reason: HidingReason | null) =>
  call('PATCH', `/reviews/${id}/visibility`, { body: { hidden_reason } });
