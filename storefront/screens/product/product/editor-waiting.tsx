import { useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { editorGateTexts } from './editor-texts.ts';

/** The editor's skeleton while it loads: bar, stage and tray. */
export function EditorWaiting({ className }: { className?: string }) {
  const text = useText();
  return (
    <div role="status" aria-label={text(editorGateTexts.editorLoading)} className={cx('fixed inset-0 flex-col bg-ground', className)}>
      <div className="h-14 border-b border-line" />
      <div className="flex-1 animate-breathe bg-tile" />
      <div className="h-[36dvh] lg:hidden" />
    </div>
  );
}
