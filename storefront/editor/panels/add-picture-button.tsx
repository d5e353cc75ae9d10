import { ImageUp } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { useStore } from '#ui/store.ts';
import { useEditor } from '../editor-context.tsx';
import { sending } from '../picture/sending.ts';
import { editorTexts } from '../texts.ts';

/**
 * Lets the shopper choose an own picture and shows the upload progress; nothing where the shop prints none. `isShort`: beside the search
 * field on a phone.
 */
export function AddPicture({ isShort = false }: { isShort?: boolean }) {
  const { addPicture } = useEditor();
  const text = useText();
  const sent = useStore(sending);
  if (!addPicture) return null;
  const percent = Math.round((sent ?? 0) * 100);
  const label = sent === null ? text(editorTexts.addPicture) : text(editorTexts.sendingPicture, { percent });
  const short = sent === null ? text(editorTexts.myPicture) : `${percent}%`;
  return (
    <Button
      look="secondary"
      wide={!isShort}
      disabled={sent !== null}
      aria-label={isShort ? label : undefined}
      onClick={() => addPicture()}
      className={cx(isShort && 'shrink-0 px-3 lg:hidden')}
    >
      <ImageUp aria-hidden="true" size={18} />
      {isShort ? short : label}
    </Button>
  );
}
