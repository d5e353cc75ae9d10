import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';
import { type DrawnRect, type KnownWidth, movedRect, resizedRect } from '#rules/catalogue/calibration.ts';
import { Picture } from '#ui/picture.tsx';
import { mockupTexts as texts } from './mockup-texts.ts';

interface Props {
  src: string;
  /** The photo's native size in px. */
  photo: { width: number; height: number };
  rect: DrawnRect;
  known: KnownWidth;
  onRect: (rect: DrawnRect) => void;
  onKnown: (known: KnownWidth) => void;
  /** The area's size, shown on it; null if invalid. */
  size: string | null;
}

/** The step of an arrow key as a fraction of the photo; ten times with Shift. */
const STEP = 0.002;

/**
 * A garment photo with its printable area, moved and resized at its corner, and a line of known length across the garment. All by drag or
 * arrow keys.
 */
export function Calibrator({ src, photo, rect, known, onRect, onKnown, size }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const percent = (share: number) => `${share * 100}%`;
  const lineAt = rect.y + rect.height / 2;
  return (
    <div
      ref={stage}
      className="relative w-full max-w-160 touch-none overflow-hidden rounded-control border border-line bg-tile select-none"
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
    >
      <Picture src={src} size={1024} alt={texts.photo} className="pointer-events-none size-full object-contain" />
      <Handle
        stage={stage}
        label={texts.area(size)}
        onMove={(dx, dy) => onRect(movedRect(rect, dx, dy))}
        className="absolute cursor-move border-2 border-danger bg-danger/10"
        style={{ left: percent(rect.x), top: percent(rect.y), width: percent(rect.width), height: percent(rect.height) }}
      >
        <span className="absolute top-1 left-1 rounded-control bg-raised px-1.5 py-0.5 text-12 font-semibold tabular-nums">
          {size ?? texts.noSize}
        </span>
      </Handle>
      <Handle
        stage={stage}
        label={texts.corner}
        onMove={(dx, dy) => onRect(resizedRect(rect, dx, dy))}
        className="absolute size-7 -translate-1/2 cursor-nwse-resize rounded-full border-2 border-danger bg-raised"
        style={{ left: percent(rect.x + rect.width), top: percent(rect.y + rect.height) }}
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute border-t-2 border-dashed border-info"
        style={{ left: percent(Math.min(known.x1, known.x2)), width: percent(Math.abs(known.x2 - known.x1)), top: percent(lineAt) }}
      />
      {(['x1', 'x2'] as const).map((end) => (
        <Handle
          key={end}
          stage={stage}
          label={end === 'x1' ? texts.lineLeft : texts.lineRight}
          onMove={(dx) => onKnown({ ...known, [end]: Math.min(1, Math.max(0, known[end] + dx)) })}
          className="absolute h-10 w-6 -translate-1/2 cursor-ew-resize rounded-control border-2 border-info bg-raised"
          style={{ left: percent(known[end]), top: percent(lineAt) }}
        />
      ))}
    </div>
  );
}

interface HandleProps {
  stage: RefObject<HTMLDivElement | null>;
  label: string;
  /** In fractions of the photo's width and height. */
  onMove: (dx: number, dy: number) => void;
  className: string;
  style: CSSProperties;
  children?: ReactNode;
}

/** A handle moved by drag or arrow keys. */
function Handle({ stage, label, onMove, children, ...look }: HandleProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const move = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (from.current === null || box === undefined) return;
    onMove((event.clientX - from.current.x) / box.width, (event.clientY - from.current.y) / box.height);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEP * 10 : STEP;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onMove(way[0] ?? 0, way[1] ?? 0);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = null;
      }}
      onKeyDown={press}
      {...look}
    >
      {children}
    </button>
  );
}
