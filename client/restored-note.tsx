import { cx } from '#ui/class-names.ts';
import { draftTexts } from './draft-texts.ts';
import { useText } from './locale/locale-context.tsx';

/** Says that a form opened with a draft (`isBack` of `useKeptWords`). */
export function RestoredNote({ className }: { className?: string }) {
  return <p className={cx('text-13 font-semibold', className)}>{useText()(draftTexts.isBack)}</p>;
}
