import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** A labelled group of choices: colours, sizes, frames. */
export function ChoiceGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-13 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

type Props = { isChosen: boolean; onChoose: () => void; className?: string | undefined; children: ReactNode };

/** One choice. */
export function ChoiceButton({ isChosen, onChoose, className, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'inline-flex min-h-target items-center gap-2 rounded-control border border-line px-4 text-15 font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-accent hover:border-ink',
        className,
      )}
    >
      {children}
    </button>
  );
}
