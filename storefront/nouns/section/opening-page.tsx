import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

type Props = {
  name: string;
  picture: ReactNode;
  /** Column widths of the page on wide screens. */
  columns: string;
  /** Its heading, as the tile knows it. */
  children: ReactNode;
};

/** The page of a thing before its data has arrived, with what its tile showed where the page will show it. */
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
