import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { Picture } from '#ui/picture.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { EditorGuide } from '../document/editor-data.ts';
import { useEditor } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';
import { useShape } from '../use-shape.ts';

const keys = [
  { press: '← ↑ ↓ →', does: editorTexts.keyArrows },
  { press: '+ −', does: editorTexts.keySize },
  { press: '[ ]', does: editorTexts.keyTurn },
  { press: 'C · M', does: editorTexts.keyCentre },
  { press: 'F', does: editorTexts.keyFit },
  { press: 'Ctrl + [ ]', does: editorTexts.keyOrder },
  { press: 'Delete', does: editorTexts.remove },
  { press: 'Ctrl + A', does: editorTexts.keyAll },
  { press: editorTexts.keyAdd, does: editorTexts.keyAdding },
  { press: editorTexts.keyDrag, does: editorTexts.keyDragging },
  { press: 'Alt + A H D W V S', does: editorTexts.keyAlign },
  { press: 'Ctrl + G', does: editorTexts.keyGroup },
  { press: 'Ctrl + Shift + H · L', does: editorTexts.keyHide },
  { press: 'T', does: editorTexts.keyText },
  { press: 'P', does: editorTexts.keyPicture },
  { press: 'F2', does: editorTexts.rename },
  { press: 'Ctrl + C · X · V', does: editorTexts.keyCopy },
  { press: 'Ctrl + D', does: editorTexts.keyDuplicate },
  { press: 'Ctrl + Z · Y', does: editorTexts.keyHistory },
  { press: 'Ctrl + S', does: editorTexts.save },
  { press: 'Alt + 1 · 2', does: editorTexts.keySide },
  { press: 'F6', does: editorTexts.keyPart },
  { press: 'Ctrl + + − 0', does: editorTexts.keyZoom },
  { press: editorTexts.keySpace, does: editorTexts.keyPan },
  { press: 'Esc', does: editorTexts.keyEscape },
] as const;

/** The steps written by the shop, then the editor's keyboard shortcuts. */
export function GuideSheet({ onClose }: { onClose: () => void }) {
  const { services } = useEditor();
  const text = useText();
  const isWide = useShape() === 'wide';
  const { value: guides, hasFailed } = useLoaded(services.loadGuides);
  return (
    <Sheet open onClose={onClose} title={text(editorTexts.guide)} closeLabel={text(shell.close)}>
      {guides === null && !hasFailed ? <Skeleton className="h-60" /> : null}
      {hasFailed ? <p className="py-6 text-15 text-ink-2">{text(editorTexts.guideFailed)}</p> : null}
      {guides ? <Steps guides={guides} /> : null}
      {isWide ? <Keys /> : null}
    </Sheet>
  );
}

function Steps({ guides }: { guides: readonly EditorGuide[] }) {
  return (
    <ol className="space-y-5">
      {guides.map((guide, index) => (
        <li key={guide.id} className="flex items-start gap-4">
          {guide.image_src ? (
            <Picture src={guide.image_src} size={128} alt="" className="size-20 shrink-0 rounded-tile bg-tile object-cover" />
          ) : (
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ink text-15 font-extrabold text-on-accent"
            >
              {index + 1}
            </span>
          )}
          <div>
            <h3 className="text-15 font-semibold">
              <Name of={guide.title} />
            </h3>
            <p className="mt-0.5 text-13 text-ink-2">
              <Name of={guide.description} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Keys() {
  const text = useText();
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h3 className="mb-3 text-15 font-semibold">{text(editorTexts.guideKeys)}</h3>
      <dl className="grid grid-cols-[112px_1fr] items-baseline gap-y-2 text-13">
        {keys.map(({ press, does }) => (
          <div key={does.en} className="contents">
            <dt className="font-semibold tabular-nums">{typeof press === 'string' ? press : text(press)}</dt>
            <dd className="text-ink-2">{text(does)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
