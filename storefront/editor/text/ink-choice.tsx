import { useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { textToolTexts } from './texts.ts';

type Props = {
  label: string;
  value: string | null;
  inks: readonly string[];
  onChoose: (ink: string) => void;
  /** Offers the choice of no colour. */
  onNone?: () => void;
};

/** A colour out of those that fit the design, or any other. */
export function InkChoice({ label, value, inks, onChoose, onNone }: Props) {
  const text = useText();
  const otherId = useId();
  const ring = 'aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-ink aria-pressed:outline-solid';
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {onNone ? (
          <button
            type="button"
            aria-pressed={value === null}
            onClick={onNone}
            className="min-h-9 rounded-full border border-line px-3 text-12 font-semibold aria-pressed:border-ink"
          >
            {text(textToolTexts.none)}
          </button>
        ) : null}
        {inks.map((ink) => (
          <button
            key={ink}
            type="button"
            aria-label={ink}
            aria-pressed={ink === value}
            onClick={() => onChoose(ink)}
            style={{ backgroundColor: ink }}
            className={cx('size-9 rounded-full border border-line', ring)}
          />
        ))}
        <label
          htmlFor={otherId}
          className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-12 font-semibold"
        >
          {text(textToolTexts.otherColor)}
          <input
            id={otherId}
            type="color"
            value={value ?? '#111111'}
            onChange={({ target }) => onChoose(target.value)}
            className="size-6 cursor-pointer border-0 bg-transparent p-0"
          />
        </label>
      </div>
    </fieldset>
  );
}
