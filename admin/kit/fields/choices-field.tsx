import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';

type Props = { about: FieldAbout; options: Readonly<Record<string, string>> };

/** Checkboxes for any of some values, in their order. */
export function ChoicesField({ about, options }: Props) {
  const { field, noteId, error } = useField(about.name);
  const chosen: readonly string[] = field.value ?? [];
  const choose = (value: string, isChosen: boolean) =>
    field.onChange(Object.keys(options).filter((each) => (each === value ? isChosen : chosen.includes(each))));
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <div className="flex flex-wrap gap-x-4">
        {Object.entries(options).map(([value, name], index) => (
          <label key={value} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              checked={chosen.includes(value)}
              onChange={({ target }) => choose(value, target.checked)}
              aria-describedby={noteId}
              className="size-4 accent-ink"
            />
            {name}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
