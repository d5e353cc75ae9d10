import type { DesignText } from '#rules/design/text/design-text.ts';
import { useTextOutline } from './text-shapes.ts';

/** A text as it is printed, filling its box; nothing until its outlines are there. */
export function TextPicture({ text }: { text: DesignText }) {
  const outline = useTextOutline(text);
  if (!outline || outline.d === '') return null;
  const { d, x, y, width, height } = outline;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="none"
      className="pointer-events-none block size-full"
    >
      {text.outlineColor === null ? null : (
        <path d={d} fill={text.outlineColor} stroke={text.outlineColor} strokeWidth={text.outlineWidth * 2000} strokeLinejoin="round" />
      )}
      <path d={d} fill={text.color} />
    </svg>
  );
}
