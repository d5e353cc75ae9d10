import { useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { cx } from '#ui/class-names.ts';
import { FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';

const scores = [1, 2, 3, 4, 5] as const;

/** One to five stars as a radio group, initially unselected. */
export function ScoreChoice({ score, onChange, error }: { score: number; onChange: (score: number) => void; error: string | null }) {
  const text = useText();
  const name = useId();
  const known = scores.find((each) => each === score);
  return (
    <fieldset aria-describedby={`${name}-note`} data-invalid={error === null ? undefined : true}>
      <legend className="text-13 font-semibold">
        {text(words.score)}
        <RequiredMark />
      </legend>
      <div className="mt-1 flex items-center">
        {scores.map((each) => (
          <label
            key={each}
            className="flex size-12 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input type="radio" name={name} value={each} checked={score === each} onChange={() => onChange(each)} className="sr-only" />
            <span className="sr-only">{text(words.stars, { score: each })}</span>
            <Icon
              name="star"
              size={32}
              stroke={1.25}
              className={cx('transition-colors', each <= score ? 'fill-current text-ink' : 'text-ink-2')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-3 text-15 text-ink-2">
          {known === undefined ? '' : text(words[`star${known}`])}
        </span>
      </div>
      <FieldNote id={`${name}-note`} error={error} />
    </fieldset>
  );
}
