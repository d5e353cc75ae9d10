import { useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { draftTexts } from './draft-texts.ts';

/** Says that a form opened with a draft (`isBack` of `useDraft`). */
export function RestoredNote({ className }: { className?: string }) {
  return <p className={cx('text-13 font-semibold', className)}>{useText()(draftTexts.isBack)}</p>;
}
