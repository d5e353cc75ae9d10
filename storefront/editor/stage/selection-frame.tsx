import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import type { FramePainter } from './selection-painter.ts';

type Props = { painter: FramePainter; isLocked: boolean; isTurnable: boolean; children: ReactNode };

/**
 * The outline of what is selected with its handles, each a 44 px target. Inside its box the graphic takes priority: corner handles
 * reach in only as far as their dot, and small graphics get one corner handle and the rotation stalk, both outside the box. Hidden from
 * assistive technology: every handle has a key and a button.
 */
export function SelectionFrame({ painter, isLocked, isTurnable, children }: Props) {
  return (
    <div
      ref={(element) => {
        painter.root = element;
      }}
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute top-0 left-0 size-0 will-change-transform',
        isLocked && '[&>[data-handle]]:hidden!',
        !isTurnable && '[&>[data-turn]]:hidden!',
      )}
    >
      {edges.map((edge, index) => (
        <span
          key={edge.name}
          ref={(element) => {
            painter.edges[index] = element;
          }}
          className={cx('absolute top-0 left-0 origin-top-left from-ground/80 from-50% to-ink to-50%', edge.className)}
        />
      ))}
      <span
        ref={(element) => {
          painter.stalk = element;
        }}
        data-turn
        className="absolute top-0 -left-px h-px w-0.75 origin-top-left border-x border-ground/80 bg-ink"
      />
      {handles.map((handle, index) => (
        <span
          key={handle.name}
          ref={(element) => {
            painter.handles[index] = element;
          }}
          data-handle="scale"
          data-corner={handle.name}
          className={cx(
            'group pointer-events-auto absolute -top-5.5 -left-5.5 flex size-target items-center justify-center will-change-transform',
            handle.className,
          )}
        >
          <Dot className="group-data-[small=true]:-translate-2.5" />
        </span>
      ))}
      <span
        ref={(element) => {
          painter.turn = element;
        }}
        data-handle="turn"
        data-turn
        className="pointer-events-auto absolute -top-5.5 -left-5.5 flex size-target cursor-grab items-center justify-center will-change-transform"
      >
        <Dot />
      </span>
      {children}
    </div>
  );
}

function Dot({ className }: { className?: string }) {
  return <span className={cx('size-3.5 rounded-full border-2 border-ground bg-ink', className)} />;
}

const edges = [
  { name: 'top', className: '-mt-px h-0.5 w-px bg-linear-to-b' },
  { name: 'bottom', className: '-mt-px h-0.5 w-px bg-linear-to-t' },
  { name: 'left', className: '-ml-px h-px w-0.5 bg-linear-to-r' },
  { name: 'right', className: '-ml-px h-px w-0.5 bg-linear-to-l' },
];

/** The quarter of each corner handle inside the box is not a target, except for its dot. Outside a small box the whole handle is. */
const handles = [
  {
    name: 'top-left',
    className: 'cursor-nwse-resize [clip-path:polygon(0_0,100%_0,100%_31px,31px_31px,31px_100%,0_100%)] data-[small=true]:[clip-path:none]',
  },
  {
    name: 'top-right',
    className: 'cursor-nesw-resize [clip-path:polygon(0_0,100%_0,100%_100%,13px_100%,13px_31px,0_31px)] data-[small=true]:[clip-path:none]',
  },
  {
    name: 'bottom-left',
    className: 'cursor-nesw-resize [clip-path:polygon(0_0,31px_0,31px_13px,100%_13px,100%_100%,0_100%)] data-[small=true]:[clip-path:none]',
  },
  {
    name: 'bottom-right',
    className: 'cursor-nwse-resize [clip-path:polygon(13px_0,100%_0,100%_100%,0_100%,0_13px,13px_13px)] data-[small=true]:[clip-path:none]',
  },
];
