import { useState } from 'react';
import { moment } from '#admin/kit/format.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { Meanwhile } from '#contract/errors/errors.ts';
import type { EditChoices, EditConflict } from '#rules/office/merge-edit.ts';
import { type Field, type Fields, fieldLabel, optionName } from '../fields/field.ts';
import { isReader } from './is-reader.ts';
import { editTexts as texts } from './texts.ts';

interface About {
  fields: Fields;
  /** Who made the other change, if known. */
  by: NonNullable<Meanwhile['by']> | null;
}

/** Shows both values of each conflicting field and who changed it, and asks which to keep. null if cancelled; the form then stays as is. */
export async function promptConflicts(conflicts: readonly EditConflict[], { fields, by }: About): Promise<EditChoices | null> {
  let chosen: EditChoices = Object.fromEntries(conflicts.map(({ path }) => [path, 'mine' as const]));
  const goes = await dialog.custom({
    title: texts.conflictTitle,
    message: by === null ? texts.conflictLead : `${changedBy(by)} ${texts.conflictLead}`,
    content: (
      <Conflicts
        {...{ conflicts, fields }}
        onChange={(next) => {
          chosen = next;
        }}
      />
    ),
    okLabel: texts.keep,
    cancelLabel: texts.later,
  });
  return goes ? chosen : null;
}

function changedBy({ id, name, at }: NonNullable<Meanwhile['by']>): string {
  return isReader(id) ? texts.conflictOwn(moment(at)) : texts.conflictBy(name, moment(at));
}

interface Props {
  conflicts: readonly EditConflict[];
  fields: Fields;
  onChange: (chosen: EditChoices) => void;
}

function Conflicts({ conflicts, fields, onChange }: Props) {
  const [chosen, setChosen] = useState<EditChoices>(() => Object.fromEntries(conflicts.map(({ path }) => [path, 'mine'])));
  const choose = (path: string, side: 'mine' | 'theirs') => {
    const next = { ...chosen, [path]: side };
    setChosen(next);
    onChange(next);
  };
  return (
    <div className="mt-4 max-h-[50dvh] space-y-4 overflow-y-auto text-13">
      {conflicts.map(({ path, mine, theirs }) => (
        <fieldset key={path}>
          <legend className="mb-1.5 font-semibold">{fieldLabel(path, fields)}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {[['mine', texts.mine, mine] as const, ['theirs', texts.theirs, theirs] as const].map(([side, label, value]) => (
              <label
                key={side}
                className="flex cursor-pointer items-start gap-2 rounded-control border border-line-strong p-2.5 has-checked:border-ink has-checked:bg-tile"
              >
                <input
                  type="radio"
                  name={path}
                  checked={chosen[path] === side}
                  onChange={() => choose(path, side)}
                  className="mt-0.5 size-4 shrink-0 accent-ink"
                />
                <span className="min-w-0">
                  <span className="block text-12 text-ink-2">{label}</span>
                  <span className="block max-h-32 overflow-y-auto break-words whitespace-pre-line">{shown(fields[path], value)}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** A field's value, by its field. */
function shown(field: Field | undefined, value: unknown): string {
  return field?.show?.(value as never) ?? (field && optionName(field, value)) ?? written(value);
}

/** The default format of a value. */
function written(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return value.toLocaleString('ko');
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? texts.empty : value.map((each) => written(each)).join('\n');
  return Object.values(value)
    .filter((each) => typeof each === 'string' || typeof each === 'number')
    .join(' · ');
}
