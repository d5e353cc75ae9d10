import { Shirt, ZoomIn } from 'lucide-react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { Spoken } from '#client/locale/spoken.tsx';
import { cx } from '#ui/class-names.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** The side tabs and view switch, floating over the stage. */
export function SideTabs() {
  const { product, store } = useEditor();
  const { history, sideId, view } = useEditorState();
  const { text, name } = useLanguage();
  const isPrint = view === 'print';
  return (
    <div className="pointer-events-none absolute inset-x-3 top-3 flex items-start justify-between gap-2">
      <fieldset aria-label={text(editorTexts.sides)} className="min-w-0 pointer-events-auto flex rounded-full bg-ground p-1">
        {product.mockup_groups.map((group) => {
          const count = history.present.sides.find((side) => side.mockupGroupId === group.id)?.layers.length ?? 0;
          return (
            <button
              key={group.id}
              type="button"
              aria-pressed={group.id === sideId}
              onClick={() => store.showSide(group.id)}
              className={cx(
                'relative min-h-9 rounded-full px-4 text-13 font-semibold',
                group.id === sideId ? 'bg-ink text-on-accent' : 'text-ink',
              )}
            >
              <Spoken message={editorTexts.sideCount} said={{ name: name(group.name), count }}>
                <Name of={group.name} />
                {count > 0 ? <Count count={count} isOn={group.id === sideId} /> : null}
              </Spoken>
            </button>
          );
        })}
      </fieldset>
      <button
        type="button"
        aria-label={text(isPrint ? editorTexts.viewGarment : editorTexts.viewPrint)}
        title={text(isPrint ? editorTexts.viewGarment : editorTexts.viewPrint)}
        onClick={() => store.setView(isPrint ? 'garment' : 'print')}
        className="pointer-events-auto inline-flex size-target items-center justify-center rounded-full bg-ground"
      >
        {isPrint ? <Shirt aria-hidden="true" size={20} /> : <ZoomIn aria-hidden="true" size={20} />}
      </button>
    </div>
  );
}

function Count({ count, isOn }: { count: number; isOn: boolean }) {
  return <span className={cx('ml-1 tabular-nums', isOn ? undefined : 'text-accent')}>{count}</span>;
}
