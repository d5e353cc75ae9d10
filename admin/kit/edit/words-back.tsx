import { Button } from '../button.tsx';
import { editTexts as texts } from './texts.ts';

/** Says that words of before stand in a form again, and whether others changed the same meanwhile; throws them away when they are not wanted. */
export function WordsBack({ onDrop, isContested = false }: { onDrop: () => void; isContested?: boolean }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 rounded-control bg-info-soft px-3 py-1.5 text-info">
      <span className="mr-auto">{isContested ? texts.wordsBackContested : texts.wordsBack}</span>
      <Button onClick={onDrop}>{texts.draftDrop}</Button>
    </div>
  );
}
