import { RestoredNote } from '#client/drafts/restored-note.tsx';
import { useDraft } from '#client/drafts/use-draft.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { hidingSentences } from '#contract/hiding-sentences.ts';
import { type HidingReason, hidingReasons, REPORT_DETAIL_MAX } from '#rules/community/review.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { entryMessages as words } from './entry-texts.ts';
import { reviewCalls } from './review-calls.ts';

interface Report {
  reason: HidingReason | null;
  detail: string;
}
const nothing: Report = { reason: null, detail: '' };

/** Reports a review to the shop, with a reason. */
export function ReportSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText();
  const { draft: report, write, drop, isBack } = useDraft<Report>(`report ${id}`, nothing);
  const { reason, detail } = report;
  const sending = useAction(async () => {
    if (reason === null) return;
    await reviewCalls.report(id, { reason, detail });
    drop();
    toast(text(words.reported), 'success');
    onClose();
  });
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(words.reportTitle)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" disabled={reason === null} pending={sending.isPending} onClick={() => void sending.run()}>
          {text(words.reportSend)}
        </Button>
      }
    >
      <p className="mb-5 text-15 text-ink-2">{text(words.reportLead)}</p>
      {isBack ? <RestoredNote className="mb-5" /> : null}
      <Select
        label={text(words.reportReason)}
        required
        options={hidingReasons.map((value) => ({ value, label: text(hidingSentences[value]) }))}
        value={reason}
        placeholder={text(words.reportChoose)}
        onChange={(chosen) => write({ ...report, reason: chosen })}
      />
      <Field
        label={text(words.reportDetail)}
        value={detail}
        maxLength={REPORT_DETAIL_MAX}
        onChange={(event) => write({ ...report, detail: event.target.value })}
        className="mt-5"
      />
      {sending.failure === null ? null : (
        <p role="alert" className="mt-4 text-13 font-semibold text-danger">
          {sending.failure}
        </p>
      )}
    </Sheet>
  );
}
