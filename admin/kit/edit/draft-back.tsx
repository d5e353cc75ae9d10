import { Button } from '../button.tsx';
import { editTexts as texts } from './texts.ts';

/** Says that an earlier draft was restored, and whether others changed the same fields; offers to discard it. */
export function DraftBack({ onDrop, isContested = false }: { onDrop: () => void; isContested?: boolean }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-info-soft px-3 py-1.5 text-info">
      <span className="mr-auto">{isContested ? texts.draftBackContested : texts.draftBack}</span>
      <Button onClick={onDrop}>{texts.draftDrop}</Button>
    </div>
  );
}
