import type { ReactNode } from 'react';

/** A column of a list, of any row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name the list sorts by when this heading is pressed. */
  sort?: string;
  align?: 'left' | 'right';
  /** Leaves out the column where the screen is narrower. */
  from?: 'md' | 'lg' | 'xl';
  /** Not shown until somebody asks for it. */
  isExtra?: boolean;
  className?: string;
}

/** The ids of chosen rows. */
export type Chosen = Readonly<Record<string, true>>;

/** What leaves a column out below each width. */
export const widths = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const;
