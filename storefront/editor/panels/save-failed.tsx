import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Button } from '#ui/button.tsx';
import { editorTexts } from '../texts.ts';

/** Shown next to the pressed button when a save fails, until one succeeds. The design stays on the stage. */
export function SaveFailed({ isSaving, onRetry }: { isSaving: boolean; onRetry: () => void }) {
  const text = useText();
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 border-y border-line lg:justify-end bg-tile px-gutter py-1.5">
      <p role="alert" className="text-13 font-semibold text-danger">
        {text(editorTexts.saveFailed)}
      </p>
      <Button look="secondary" pending={isSaving} onClick={onRetry}>
        {text(shell.retry)}
      </Button>
    </div>
  );
}
