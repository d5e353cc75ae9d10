import type { ReactNode } from 'react';

type Width = 'md' | 'lg' | 'xl';

/** A column of a list, of any row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name the list sorts by when this heading is pressed. */
  sort?: string;
  align?: 'left' | 'right';
  /** Leaves out the column where the screen is narrower. */
  from?: Width;
  /** A table of a narrower screen leaves it out, a card of a phone has room for it. */
  isOnCard?: boolean;
  /** Not shown until somebody asks for it. */
  isExtra?: boolean;
  className?: string;
}

/** The ids of chosen rows. */
export type Chosen = Readonly<Record<string, true>>;

/** What leaves a column out below each width, and what leaves it out of tables alone: below `md` rows are cards. */
const hidden: Readonly<Record<Width, string>> = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };
const hiddenInTables: Readonly<Record<Width, string>> = { md: '', lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' };

type Shown = { from?: Width; isOnCard?: boolean };

/** True when a card of a phone has this column. */
export function isOnCard({ from, isOnCard: hasRoom = false }: Shown): boolean {
  return from === undefined || hasRoom;
}

/** What leaves this column out where the screen is narrower. */
export function hidingOf({ from, ...column }: Shown): string {
  if (from === undefined) return '';
  return isOnCard({ from, ...column }) ? hiddenInTables[from] : hidden[from];
}
