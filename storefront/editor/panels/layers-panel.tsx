import { ChevronDown, ChevronUp, EyeOff, Group, Lock, SquareDashedMousePointer, Trash2, Type } from 'lucide-react';
import { type MouseEvent, memo, type PointerEvent, useCallback, useRef, useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import { type DesignLayer, layersOf } from '#rules/design/custom-design.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { graphicOf, imageOf, layerName } from '../document/editor-state.ts';
import { useEditor, useEditorSlice, useEditorState } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/** The graphics of the current side, top first: selected one by one or several, dragged or moved by buttons. */
export function LayersPanel() {
  const { product, store } = useEditor();
  const { history, sideId, isAdding } = useEditorState();
  const { text, name } = useLanguage();
  const layers = layersOf(history.present, sideId);
  const side = product.mockup_groups.find((group) => group.id === sideId);
  const drag = useRowDrag(layers.length, (from, to) => {
    const moved = layers[layers.length - 1 - from];
    if (moved) store.reorder(moved.key, layers.length - 1 - to);
  });
  if (layers.length === 0) return <p className="p-4 py-8 text-center text-15 text-ink-2">{text(editorTexts.layersEmpty)}</p>;
  return (
    <>
      {layers.length > 1 ? (
        <button
          type="button"
          aria-pressed={isAdding}
          onClick={() => store.setAdding(!isAdding)}
          className="mx-2 flex min-h-target items-center gap-2 rounded-control px-2 text-13 font-semibold text-ink-2 aria-pressed:bg-tile aria-pressed:text-ink"
        >
          <SquareDashedMousePointer aria-hidden="true" size={18} />
          {text(editorTexts.addSeveral)}
        </button>
      ) : null}
      <ol aria-label={text(editorTexts.layers, { side: name(side?.name) })} className="py-1" ref={drag.list}>
        {[...layers].reverse().map((layer, row) => (
          <LayerRow
            key={layer.key}
            layer={layer}
            isTop={row === 0}
            isBottom={row === layers.length - 1}
            isDragged={drag.row === row}
            row={row}
            onGrab={drag.grab}
          />
        ))}
      </ol>
    </>
  );
}

type RowProps = {
  layer: DesignLayer;
  isTop: boolean;
  isBottom: boolean;
  isDragged: boolean;
  row: number;
  onGrab: (event: React.PointerEvent, row: number) => void;
};

const LayerRow = memo(function LayerRow({ layer, isTop, isBottom, isDragged, row, onGrab }: RowProps) {
  const { store, hide, rename } = useEditor();
  const graphic = useEditorSlice((state) => graphicOf(state, layer));
  const image = useEditorSlice((state) => imageOf(state, layer));
  const isSelected = useEditorSlice((state) => state.history.selected.includes(layer.key));
  const isHidden = useEditorSlice((state) => state.hidden.has(layer.key));
  const { text, name } = useLanguage();
  const label =
    layerName(layer, graphic, name) ?? text(layer.pictureId === undefined ? editorTexts.missingGraphic : editorTexts.missingPicture);
  const choose = (event: MouseEvent) => {
    if (isHidden) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || store.read().isAdding) store.toggle(layer.key);
    // A second press takes one graphic out of its group, else it names it.
    else if (event.detail === 2 && layer.group !== undefined) store.choose([layer.key]);
    else if (event.detail === 2) void rename(layer.key);
    else store.select(layer.key);
  };
  return (
    <li className={cx('flex items-center gap-1 pr-1 pl-4', isSelected && 'bg-tile', (isDragged || isHidden) && 'opacity-50')}>
      <button
        type="button"
        aria-pressed={isSelected}
        onPointerDown={(event) => onGrab(event, row)}
        onClick={choose}
        className="flex min-h-15 min-w-0 flex-1 touch-none items-center gap-3 text-left"
      >
        <span className="relative size-11 shrink-0 overflow-hidden rounded-tile" style={{ backgroundColor: graphic?.background_color }}>
          {image ? (
            <img
              alt=""
              draggable={false}
              src={resizeSrc(image.src, resizeSizeFor(34 * devicePixelRatio))}
              className="absolute inset-[12%] h-[76%] w-[76%] object-contain"
            />
          ) : null}
          {layer.text ? (
            <span className="flex size-full items-center justify-center bg-tile text-ink-2">
              <Type aria-hidden="true" size={20} />
            </span>
          ) : null}
        </span>
        <span className="min-w-0">
          <span className="flex items-center gap-1 text-15 font-semibold">
            {layer.group === undefined ? null : (
              <span role="img" aria-label={text(editorTexts.grouped)} className="shrink-0 text-ink-2">
                <Group aria-hidden="true" size={14} />
              </span>
            )}
            <span className="truncate">{label}</span>
          </span>
          <span className="block text-12 text-ink-2 tabular-nums">
            {text(editorTexts.size, { width: Math.round(layer.width), height: Math.round(layer.height) })}
          </span>
        </span>
      </button>
      {isHidden ? (
        <IconButton label={text(editorTexts.showLayer, { name: label })} onClick={() => hide([layer.key], false)}>
          <EyeOff aria-hidden="true" size={18} />
        </IconButton>
      ) : null}
      {layer.isLocked ? (
        <IconButton
          label={text(editorTexts.lockedLayer, { name: label })}
          onClick={() => store.commandOne(layer.key, { do: 'lock', isLocked: false })}
        >
          <Lock aria-hidden="true" size={18} />
        </IconButton>
      ) : null}
      <IconButton
        label={text(editorTexts.forwardLayer, { name: label })}
        disabled={isTop}
        className="aria-disabled:opacity-30"
        onClick={() => store.commandOne(layer.key, { do: 'z', move: 'forward' })}
      >
        <ChevronUp aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={text(editorTexts.backwardLayer, { name: label })}
        disabled={isBottom}
        className="aria-disabled:opacity-30"
        onClick={() => store.commandOne(layer.key, { do: 'z', move: 'backward' })}
      >
        <ChevronDown aria-hidden="true" size={20} />
      </IconButton>
      <IconButton
        label={text(editorTexts.removeLayer, { name: label })}
        disabled={layer.isLocked === true}
        className="aria-disabled:opacity-30"
        onClick={() => store.commandOne(layer.key, { do: 'remove' })}
      >
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
});

const SLOP_PX = 6;

/** Drag to reorder a list row. The row's buttons do the same without dragging. */
function useRowDrag(count: number, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [row, setRow] = useState<number | null>(null);
  const latest = useRef({ count, onDrop });
  latest.current = { count, onDrop };

  const grab = useCallback((event: PointerEvent, from: number) => {
    const start = event.clientY;
    const height = list.current?.firstElementChild?.clientHeight ?? 1;
    const watch = new AbortController();
    const { signal } = watch;
    let isDragging = false;
    const move = (now: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(now.clientY - start) < SLOP_PX) return;
      isDragging = true;
      setRow(from);
    };
    const drop = (end: globalThis.PointerEvent) => {
      watch.abort();
      setRow(null);
      if (!isDragging || end.type === 'pointercancel') return;
      const to = Math.min(latest.current.count - 1, Math.max(0, from + Math.round((end.clientY - start) / height)));
      if (to !== from) latest.current.onDrop(from, to);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', drop, { signal });
  }, []);

  return { list, row, grab };
}
