import type { ReactNode } from 'react';
import type { Field, Fields, NoFields, ValueOf } from '../fields/field.ts';
import { fieldValue, isNumeric } from '../fields/field-value.tsx';
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
  /** The column's heading sorts the list by this column. */
  sort?: boolean;
}

/**
 * A declared column of a list: a value of its rows, plain or formatted, or its own cell; only the former sort. A column named like a
 * field of the noun takes its heading and type, unless it declares its own.
 */
export type DeclaredColumn<Row, Of extends Fields = NoFields> = RowColumns<Row, Of>[keyof Row & string] | CellColumn<Row, Of>;

type RowColumns<Row, Of extends Fields> = {
  [Id in keyof Row & string]: { id: Id; sort?: boolean; cell?: undefined } & (Id extends keyof Of ? Partial<Look> : Look) &
    (
      | { as: (value: Row[Id]) => ReactNode }
      | (Row[Id] extends (Id extends keyof Of ? ValueOf<Of[Id]['is']> : ReactNode) ? { as?: undefined } : never)
    );
};
type CellColumn<Row, Of extends Fields> = { cell: (row: Row) => ReactNode; as?: undefined } & (
  | (Look & { id: string })
  | (Partial<Look> & { id: keyof Of & string })
) &
  ({ sort?: undefined } | { id: keyof Row & string; sort: true });

type AnyColumn<Row> = Partial<Column<Row>> & { id: string; as?: (value: unknown) => ReactNode };
const asItIs: Field = { is: 'text', label: '' };

/** The columns of a table as declared; numbers and amounts stand right. */
export function columnsOf<Row, Of extends Fields = NoFields>(declared: readonly DeclaredColumn<Row, Of>[], fields?: Of): Column<Row>[] {
  return (declared as readonly unknown[] as readonly AnyColumn<Row>[]).map(({ as, ...column }) => {
    const field = fields?.[column.id] ?? asItIs;
    const show = as ?? ((value: unknown) => fieldValue(field, value));
    const isRight = as === undefined ? column.cell === undefined && isNumeric(field) : as === count || as === won;
    return {
      header: field.inList ?? field.label,
      ...(isRight ? { align: 'right' } : {}),
      cell: (row) => show(row[column.id as keyof Row]),
      ...column,
    };
  });
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
