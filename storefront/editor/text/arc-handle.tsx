import type { PointerEvent } from 'react';
import type { TextLayer } from '#rules/design/custom-design.ts';
import { textRanges } from '#rules/design/text/design-text.ts';
import { useEditor } from '../editor-context.tsx';
import type { FramePainter } from '../stage/selection-painter.ts';
import { editText } from './edit-text.ts';

const DEGREES_PER_PX = 1.2;
/** A bend below this many degrees counts as straight. */
const STRAIGHT = 8;

/** The handle below a text: dragged up it bends the text like a rainbow, down like a smile. The panel's slider does the same. */
export function ArcHandle({ layer, painter }: { layer: TextLayer; painter: FramePainter }) {
  const { store } = useEditor();
  const drag = (down: PointerEvent<HTMLElement>) => {
    const { currentTarget: handle, clientX, clientY, pointerId } = down;
    const rad = (layer.rotation * Math.PI) / 180;
    const watch = new AbortController();
    const { signal } = watch;
    handle.setPointerCapture(pointerId);
    const move = (now: globalThis.PointerEvent) => {
      const up = (now.clientX - clientX) * Math.sin(rad) - (now.clientY - clientY) * Math.cos(rad);
      const wanted = Math.round(layer.text.arc + up * DEGREES_PER_PX);
      const arc = Math.abs(wanted) < STRAIGHT ? 0 : Math.min(textRanges.arc.most, Math.max(textRanges.arc.least, wanted));
      void editText(store, layer.key, { arc });
    };
    handle.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) handle.addEventListener(end, () => watch.abort(), { signal });
  };
  return (
    <span
      ref={(element) => {
        painter.arc = element;
      }}
      data-no-gesture=""
      data-handle-arc=""
      onPointerDown={drag}
      className="pointer-events-auto absolute -top-5.5 -left-5.5 flex size-target cursor-ns-resize touch-none items-center justify-center will-change-transform"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-5 rounded-full border-2 border-ground bg-ink p-0.5 text-on-accent">
        <path d="M2 11 Q8 2 14 11" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
