import { type Weekday, weekdays } from '#rules/community/service-hours.ts';
import { type FieldAbout, FieldFrame, useField } from './field-frame.tsx';
import { fieldTexts as texts } from './texts.ts';

/** Checkboxes for the days of the week. */
export function WeekdaysField(about: FieldAbout) {
  const { field, noteId, error } = useField(about.name);
  const chosen: readonly Weekday[] = field.value ?? [];
  const choose = (day: Weekday, isChosen: boolean) =>
    field.onChange(weekdays.filter((each) => (each === day ? isChosen : chosen.includes(each))));
  return (
    <FieldFrame about={about} noteId={noteId} error={error}>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((day, index) => (
          <label key={day} className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              onBlur={field.onBlur}
              checked={chosen.includes(day)}
              onChange={({ target }) => choose(day, target.checked)}
              aria-describedby={noteId}
              className="size-4 accent-ink"
            />
            {texts.weekdays[day]}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
