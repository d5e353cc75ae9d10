import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

type Props = {
  name: string;
  picture: ReactNode;
  /** Column widths of the page on wide screens. */
  columns: string;
  /** The heading, from the tile. */
  children: ReactNode;
};

/** A thing's page before its data has loaded, with the tile's content at its final place. */
export function OpeningPage({ name, picture, columns, children }: Props) {
  return (
    <div aria-busy="true" className="min-h-dvh">
      <Breadcrumbs crumbs={[[name, '']]} />
      <div className={cx('lg:page-gutter lg:grid lg:items-start lg:pt-5', columns)}>
        <div className="relative aspect-square overflow-hidden bg-tile lg:rounded-tile">{picture}</div>
        <div className="page-gutter lg:px-0">
          {children}
          <Skeleton className="mt-8 h-12" />
          <Skeleton className="mt-3 h-12" />
          <Skeleton className="mt-3 h-28" />
        </div>
      </div>
    </div>
  );
}
