import { Eraser, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { PictureLayer } from '#rules/design/custom-design.ts';
import { bestWidthMm } from '#rules/design/print-quality.ts';
import { sendOwnPicture } from '#storefront/nouns/own-picture/own-picture-calls.ts';
import { Button } from '#ui/button.tsx';
import type { EditorImage } from '../document/editor-data.ts';
import { useEditor } from '../editor-context.tsx';
import { pictureTexts } from './texts.ts';
import { withoutGround } from './without-ground.ts';

/** The original of each version without background, by id. */
const originals = new Map<number, EditorImage>();

/** The size up to which an own picture prints well, and its background, removed and restored by one press each. */
export function PicturePanel({ layer, image }: { layer: PictureLayer; image: EditorImage }) {
  const { store, services } = useEditor();
  const text = useText();
  const errorText = useErrorText();
  const [isWorking, setWorking] = useState(false);
  const original = originals.get(image.id);
  const remove = async () => {
    setWorking(true);
    try {
      // A URL of hours ago is valid no more.
      const [fresh = image] = await services.loadPictures([image.id]);
      const cut = await withoutGround(fresh.src);
      if (cut === null) return toast(text(pictureTexts.noGround));
      // What was made from a picture is its owner's as that is.
      const made = await sendOwnPicture(cut, { onProgress: () => undefined, signal: new AbortController().signal });
      originals.set(made.id, image);
      store.changePicture(layer, made);
    } catch (error) {
      toast(errorText(error), 'error');
    } finally {
      setWorking(false);
    }
  };
  return (
    <div className="mt-2 space-y-2">
      <p className="text-13 text-ink-2">{text(pictureTexts.best, { mm: bestWidthMm(image) })}</p>
      {original ? (
        <Button look="secondary" wide disabled={layer.isLocked === true} onClick={() => store.changePicture(layer, original)}>
          <Undo2 aria-hidden="true" size={18} />
          {text(pictureTexts.restoreGround)}
        </Button>
      ) : (
        <>
          <Button look="secondary" wide disabled={isWorking || layer.isLocked === true} onClick={remove}>
            <Eraser aria-hidden="true" size={18} />
            {text(isWorking ? pictureTexts.removingGround : pictureTexts.removeGround)}
          </Button>
          <p className="text-12 text-ink-2">{text(pictureTexts.groundHint)}</p>
        </>
      )}
    </div>
  );
}
