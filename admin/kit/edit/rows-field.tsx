import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldNote } from '#ui/form/field.tsx';
import { Button, IconButton } from '../button.tsx';
import { useDrawn } from '../fields/refusals.tsx';
import { type RowParts, SortableRow, SortableRows, unsorted } from '../fields/sortable-rows.tsx';
import { editTexts as texts } from './texts.ts';

interface RowColumn {
  header: string;
  /** A row's control; `path` is e.g. `colors.2`, `row` its accessible row name. */
  cell: (path: string, row: string, index: number) => ReactNode;
  className?: string;
}

interface Props {
  name: string;
  label: string;
  columns: readonly RowColumn[];
  /** Creates a row; undefined if rows cannot be added here. */
  make?: () => object;
  addLabel?: string;
  /** The order counts: rows are put in order. */
  isOrdered?: boolean;
  empty?: string;
}

/** A list of form rows as a table, with rows added, moved and removed. */
export function RowsField({ name, label, columns, make, addLabel, isOrdered = false, empty }: Props) {
  const { control, getFieldState, formState, clearErrors } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name, keyName: 'row_id' });
  const { error } = getFieldState(name, formState);
  useDrawn(name);
  const message = error?.message ?? (error?.root as { message?: string } | undefined)?.message ?? null;
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      {fields.length === 0 ? (
        <p className="py-2 text-ink-2">{empty ?? texts.noRows}</p>
      ) : (
        <SortableRows keys={fields.map(({ row_id }) => row_id)} nameOf={(index) => texts.row(label, index + 1)} onMove={move}>
          <div className="overflow-x-auto">
            <table className="w-full border-collapse text-13">
              <thead>
                <tr className="text-left text-12 text-ink-2">
                  {columns.map(({ header, className }) => (
                    <th key={header} className={`px-1 pb-1 font-semibold ${className ?? ''}`}>
                      {header}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {fields.map(({ row_id }, index) => {
                  const called = texts.row(label, index + 1);
                  const about = { index, columns, called, path: `${name}.${index}`, onRemove: () => remove(index) };
                  if (!isOrdered) return <Row key={row_id} {...about} parts={unsorted} />;
                  return (
                    <SortableRow key={row_id} id={row_id} name={called}>
                      {(parts) => <Row {...about} parts={parts} />}
                    </SortableRow>
                  );
                })}
              </tbody>
            </table>
          </div>
        </SortableRows>
      )}
      <FieldNote id={`${name}-note`} hint={undefined} error={message} />
      {make === undefined ? null : (
        <Button
          className="mt-2"
          onClick={() => {
            // It may be what the list as a whole lacked.
            if (message !== null) clearErrors(name);
            append(make());
          }}
        >
          <Plus aria-hidden="true" size={15} />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  index: number;
  path: string;
  called: string;
  columns: readonly RowColumn[];
  parts: RowParts;
  onRemove: () => void;
}

function Row({ index, path, called, columns, parts: { row, handle, steps }, onRemove }: RowProps) {
  return (
    <tr {...row} className="bg-raised align-top">
      {columns.map(({ header, cell, className }) => (
        <td key={header} className={`px-1 py-1 ${className ?? ''}`}>
          {cell(path, `${called} ${header}`, index)}
        </td>
      ))}
      <td className="py-1">
        <span className="flex justify-end">
          {handle}
          {steps}
          <IconButton label={`${called} ${texts.remove}`} onClick={onRemove}>
            <X aria-hidden="true" size={15} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
