import { useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { letterCount, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, sizeFeels } from '#rules/community/review.ts';
import { PhotoPicker } from '#storefront/nouns/photo/photo-picker.tsx';
import { BoughtLine } from '#storefront/nouns/review/bought-line.tsx';
import { entryMessages } from '#storefront/nouns/review/entry-texts.ts';
import { FitChoice } from '#storefront/nouns/review/fit-choice.tsx';
import { writeMessages as words } from '#storefront/nouns/review/write-texts.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { FieldNote, RequiredMark } from '#ui/form/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ReviewDraft, ReviewForm } from './review-draft.ts';
import { useReviewForm } from './use-review-form.ts';

type Props = { userId: string; line: ReviewLine; form: ReviewForm; draft: ReviewDraft | null; gone: number };

/** The form of a review. */
export function FormView(props: Props) {
  const text = useText();
  const { form, set, picked, gone, errors, photoNote, isKept, isPending, send } = useReviewForm(props);
  const { line, draft } = props;
  const note = isKept ? words.draftKept : draft === null ? null : words.draftRestored;
  return (
    <form
      noValidate
      className="mt-6 grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
        const { currentTarget: form } = event;
        // Waits for the errors to render, then focuses the first invalid field.
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[data-invalid] input, [aria-invalid=true]')?.focus());
      }}
    >
      <BoughtLine line={line} />
      <ScoreChoice score={form.score} onChange={(score) => set({ score })} error={errors.score} />
      <ReviewText content={form.content} onChange={(content) => set({ content })} error={errors.content} />
      <div>
        <PhotoPicker picked={picked} label={text(words.photos)} />
        <p role="status" className={cx('text-13 text-danger', gone > 0 && 'mt-3')}>
          {gone > 0 ? text(words.photosGone, { count: gone }) : ''}
        </p>
      </div>
      {line.is_worn ? <Fit form={form} set={set} /> : null}
      <div>
        <Button type="submit" wide size="large" pending={isPending} disabled={picked.isSending}>
          {text(line.review === null ? words.send : words.save)}
        </Button>
        <p role="status" className="mt-2 min-h-5 text-center text-13 text-ink-2">
          {photoNote ?? (note === null ? '' : text(note))}
        </p>
      </div>
    </form>
  );
}

function ReviewText({ content, onChange, error }: { content: string; onChange: (content: string) => void; error: string | null }) {
  const text = useText();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-13 font-semibold">
        {text(words.content)}
        <RequiredMark />
      </label>
      <textarea
        id={id}
        rows={6}
        required
        value={content}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={cx(
          'block w-full resize-y rounded-control border bg-ground px-4 py-3 text-15 placeholder:text-ink-2',
          error ? 'border-danger' : 'border-line hover:border-ink-2',
        )}
      />
      <div className="flex items-start justify-between gap-4">
        <FieldNote id={`${id}-note`} hint={text(words.contentHint, { min: REVIEW_TEXT_MIN })} error={error} />
        <p className="mt-1.5 shrink-0 text-13 text-ink-2 tabular-nums">
          {text(words.letters, { count: letterCount(content), most: REVIEW_TEXT_MAX })}
        </p>
      </div>
    </div>
  );
}

/** Fit, for clothing. */
function Fit({ form, set }: Pick<ReturnType<typeof useReviewForm>, 'form' | 'set'>) {
  const text = useText();
  return (
    <fieldset>
      <legend className="text-13 font-semibold">{text(words.fit)}</legend>
      <p className="mt-1 mb-3 text-13 text-ink-2">{text(words.fitNote)}</p>
      <fieldset aria-label={text(words.feel)} className="mb-4 flex flex-wrap gap-2">
        {sizeFeels.map((feel) => (
          <button
            key={feel}
            type="button"
            aria-pressed={form.feel === feel}
            onClick={() => set({ feel: form.feel === feel ? null : feel })}
            className={cx(
              'min-h-target rounded-full border px-4 text-13 font-semibold',
              form.feel === feel ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
            )}
          >
            {text(entryMessages[`feel${feel}`])}
          </button>
        ))}
      </fieldset>
      <FitChoice
        fit={form}
        onChange={({ height, weight }) => set({ height, weight })}
        labels={{ height: text(words.height), weight: text(words.weight), none: text(words.untold) }}
      />
    </fieldset>
  );
}

const scores = [1, 2, 3, 4, 5] as const;

/** One to five stars as a radio group, initially unselected. */
function ScoreChoice({ score, onChange, error }: { score: number; onChange: (score: number) => void; error: string | null }) {
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
