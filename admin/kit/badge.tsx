import type { ReactNode } from 'react';
import { isShown } from '#rules/shop/shown.ts';
import { cx } from '#ui/class-names.ts';

/** How a state should strike the reader: neutral, worth knowing, needs action, or wrong. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-ink',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A state in a word. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={cx('inline-flex items-center rounded-full px-2 py-0.5 text-12 font-semibold whitespace-nowrap', tones[tone])}>
      {children}
    </span>
  );
}

/** Whether something is published, by the name that its screen has for the state. */
export function ShownBadge({ state, names }: { state: string; names: Readonly<Record<string, string>> }) {
  return <Badge tone={isShown({ state }) ? 'success' : 'neutral'}>{names[state] ?? state}</Badge>;
}
