import type { ReactNode } from 'react';
import { count, won } from '../format.ts';

type Width = 'md' | 'lg' | 'xl';

interface Look {
  header: string;
  align?: 'left' | 'right';
  /** Hides the column on narrower screens. */
  from?: Width;
  /** Hidden in narrower tables, but shown on a phone's card. */
  isOnCard?: boolean;
  /** Hidden until selected. */
  isExtra?: boolean;
  className?: string;
}

/** A column of a table. */
export interface Column<Row> extends Look {
  id: string;
  cell: (row: Row) => ReactNode;
  /** Its heading sorts by it. */
  sort?: boolean;
}

/** A column of a list: a field of its rows, as it is or formatted, or a cell of its own. Only fields sort. */
export type DeclaredColumn<Row> = FieldColumns<Row>[keyof Row & string] | CellColumn<Row>;

type FieldColumns<Row> = {
  [Field in keyof Row & string]: Look & { id: Field; sort?: boolean; cell?: undefined } & (
      | { as: (value: Row[Field]) => ReactNode }
      | (Row[Field] extends ReactNode ? { as?: undefined } : never)
    );
};
type CellColumn<Row> = Look & { cell: (row: Row) => ReactNode; as?: undefined } & (
    | { id: string; sort?: undefined }
    | { id: keyof Row & string; sort: true }
  );

type AnyColumn<Row> = Omit<Column<Row>, 'cell'> & { cell?: Column<Row>['cell']; as?: (value: unknown) => ReactNode };

/** The columns of a table as declared; numbers and amounts stand right. */
export function columnsOf<Row>(declared: readonly DeclaredColumn<Row>[]): Column<Row>[] {
  return (declared as readonly unknown[] as readonly AnyColumn<Row>[]).map(({ as = (value) => value as ReactNode, ...column }) => ({
    ...(as === count || as === won ? { align: 'right' } : {}),
    cell: (row) => as(row[column.id as keyof Row]),
    ...column,
  }));
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
