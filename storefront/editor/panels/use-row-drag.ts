import { type PointerEvent, useCallback, useRef, useState } from 'react';

const SLOP_PX = 6;

/** Drag to reorder a list row. The row's buttons do the same without dragging. */
export function useRowDrag(count: number, onDrop: (from: number, to: number) => void) {
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
