import { cx } from '#ui/class-names.ts';
import type { StageParts } from './stage-parts.ts';

const corners = ['-top-5.5 -left-5.5', '-top-5.5 -right-5.5', '-bottom-5.5 -left-5.5', '-right-5.5 -bottom-5.5'];

/**
 * The line around the selected graphic with its handles, 44 px to touch each. Small graphics get one corner and the rotation
 * stalk only, outside of the box. Decoration for assistive technology: every handle has a key and a button.
 */
export function SelectionFrame({ parts, small }: { parts: StageParts; small: boolean }) {
  const shown = small ? corners.slice(3) : corners;
  return (
    <div
      ref={(element) => {
        parts.frame = element;
      }}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 border border-ink outline-1 outline-ground/80 will-change-transform"
    >
      {shown.map((corner) => (
        <span
          key={corner}
          data-handle="scale"
          className={cx(
            'pointer-events-auto absolute flex size-target items-center justify-center',
            corner,
            small && 'translate-2',
            isDown(corner) ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
          )}
        >
          <span className="size-3.5 rounded-full border-2 border-ground bg-ink" />
        </span>
      ))}
      <span className="absolute -top-7 left-1/2 h-7 w-px bg-ink outline-1 outline-ground/80" />
      <span
        data-handle="turn"
        className="pointer-events-auto absolute -top-12.5 left-1/2 flex size-target -translate-x-1/2 cursor-grab items-center justify-center"
      >
        <span className="size-3.5 rounded-full border-2 border-ground bg-ink" />
      </span>
    </div>
  );
}

function isDown(corner: string): boolean {
  return corner === corners[0] || corner === corners[3];
}
