import type { ReactNode } from 'react';
import { isShown } from '#rules/shop/shown.ts';
import { cx } from '#ui/class-names.ts';

/** The tone of a state: neutral, informative, needs action, or wrong. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-ink',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A state label. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center rounded-full px-2 py-0.5 text-12 font-semibold whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}

/** The publication state, with the screen's own names. */
export function ShownBadge({ state, names }: { state: string; names: Readonly<Record<string, string>> }) {
  return <Badge tone={isShown({ state }) ? 'success' : 'neutral'}>{names[state] ?? state}</Badge>;
}
