import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldNote } from '#ui/form/field.tsx';
import { Button, IconButton } from '../button.tsx';
import { useDrawn } from '../fields/refusals.tsx';
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
  /** Rows can be reordered with arrows. */
  isOrdered?: boolean;
  empty?: string;
}

/** A list of form rows as a table, with rows added, moved and removed. */
export function RowsField({ name, label, columns, make, addLabel, isOrdered = false, empty }: Props) {
  const { control, getFieldState, formState } = useFormContext();
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
              {fields.map((field, index) => {
                const row = texts.row(label, index + 1);
                return (
                  <tr key={field.row_id} className="align-top">
                    {columns.map(({ header, cell, className }) => (
                      <td key={header} className={`px-1 py-1 ${className ?? ''}`}>
                        {cell(`${name}.${index}`, `${row} ${header}`, index)}
                      </td>
                    ))}
                    <td className="py-1 text-right whitespace-nowrap">
                      {isOrdered && index > 0 ? (
                        <IconButton label={`${row} ${texts.up}`} onClick={() => move(index, index - 1)}>
                          <ArrowUp aria-hidden="true" size={15} />
                        </IconButton>
                      ) : null}
                      {isOrdered && index < fields.length - 1 ? (
                        <IconButton label={`${row} ${texts.down}`} onClick={() => move(index, index + 1)}>
                          <ArrowDown aria-hidden="true" size={15} />
                        </IconButton>
                      ) : null}
                      <IconButton label={`${row} ${texts.remove}`} onClick={() => remove(index)}>
                        <X aria-hidden="true" size={15} />
                      </IconButton>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <FieldNote id={`${name}-note`} hint={undefined} error={message} />
      {make === undefined ? null : (
        <Button className="mt-2" onClick={() => append(make())}>
          <Plus aria-hidden="true" size={15} />
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
