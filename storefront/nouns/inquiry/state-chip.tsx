import { useText } from '#client/locale/locale-context.tsx';
import type { InquiryState } from '#rules/community/inquiry.ts';
import { isAnswered } from '#rules/community/inquiry.ts';
import { cx } from '#ui/class-names.ts';
import { stateTexts } from './texts.ts';

/** Whether an inquiry is pending or answered. */
export function StateChip({ status }: { status: InquiryState }) {
  const text = useText();
  return (
    <span
      className={cx(
        'inline-flex h-6 shrink-0 items-center rounded-full px-2.5 text-12 font-semibold',
        isAnswered(status) ? 'bg-ink text-on-accent' : 'border border-line text-ink-2',
      )}
    >
      {text(stateTexts[status])}
    </span>
  );
}
