import { ImageUp } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { Button } from '#ui/button.tsx';
import { useStore } from '#ui/store.ts';
import { useEditor } from '../editor-context.tsx';
import { sending } from '../picture/sending.ts';
import { editorTexts } from '../texts.ts';

/** Lets the shopper choose a picture of their own, and says how much of it has been uploaded; nothing where the shop prints none. */
export function AddPicture({ className }: { className?: string }) {
  const { addPicture } = useEditor();
  const text = useText();
  const sent = useStore(sending);
  if (!addPicture) return null;
  return (
    <Button look="secondary" wide disabled={sent !== null} onClick={() => addPicture()} className={className ?? ''}>
      <ImageUp aria-hidden="true" size={18} />
      {sent === null ? text(editorTexts.addPicture) : text(editorTexts.sendingPicture, { percent: Math.round(sent * 100) })}
    </Button>
  );
}
