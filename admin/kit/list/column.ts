import type { ReactNode } from 'react';

type Width = 'md' | 'lg' | 'xl';

/** A column of a list. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort key of its heading. */
  sort?: string;
  align?: 'left' | 'right';
  /** Hides the column on narrower screens. */
  from?: Width;
  /** Hidden in narrower tables, but shown on a phone's card. */
  isOnCard?: boolean;
  /** Hidden until selected. */
  isExtra?: boolean;
  className?: string;
}

/** The ids of selected rows. */
export type Chosen = Readonly<Record<string, true>>;

/** Classes that hide a column below each width, and those for tables only: below `md` rows are cards. */
const hidden: Readonly<Record<Width, string>> = { md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' };
const hiddenInTables: Readonly<Record<Width, string>> = { md: '', lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' };

type Shown = { from?: Width; isOnCard?: boolean };

/** True if the column shows on a phone's card. */
export function isOnCard({ from, isOnCard: hasRoom = false }: Shown): boolean {
  return from === undefined || hasRoom;
}

/** The classes that hide the column on narrower screens. */
export function hidingOf({ from, ...column }: Shown): string {
  if (from === undefined) return '';
  return isOnCard({ from, ...column }) ? hiddenInTables[from] : hidden[from];
}
