import type { DesignText } from '#rules/design/text/design-text.ts';
import { outlineStroke, type TextOutline } from '#rules/design/text/lay-out-text.ts';
import { guessedOutline, useTextOutline } from './text-shapes.ts';

/**
 * A text as it is printed, filling its box; nothing without outlines. `writing`: the text while it is being changed, relative to the
 * box.
 */
export function TextPicture({ text, writing = text }: { text: DesignText; writing?: DesignText }) {
  const frame = useTextOutline(text);
  if (!frame || frame.d === '') return null;
  const outline = writing === text ? frame : guessedOutline(writing, text.words);
  const end = (of: TextOutline) => of.x + of.width;
  const way = { left: frame.x - outline.x, center: 0, right: end(frame) - end(outline) }[writing.align];
  const { outlineColor, color } = writing;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      preserveAspectRatio="none"
      className="pointer-events-none block size-full overflow-visible"
    >
      <g transform={writing === text ? undefined : `translate(${way} 0)`}>
        {outlineColor === null ? null : (
          <path d={outline.d} fill={outlineColor} stroke={outlineColor} strokeWidth={outlineStroke(writing)} strokeLinejoin="round" />
        )}
        <path d={outline.d} fill={color} />
      </g>
    </svg>
  );
}
