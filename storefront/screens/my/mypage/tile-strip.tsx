import type { ReactNode } from 'react';

/** A row of tiles that scrolls on phones and becomes a row of four on desktop. */
export function TileStrip({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul
      aria-label={label}
      className="no-scrollbar -mx-gutter flex snap-x scroll-px-gutter gap-2 overflow-x-auto px-gutter lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-x-4 lg:gap-y-8 lg:px-0"
    >
      {children}
    </ul>
  );
}
