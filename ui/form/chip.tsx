import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

type Props = {
  isOn: boolean;
  onPress: () => void;
  /** Height, padding and text size, the only differences between rows of chips. */
  className: string;
  children: ReactNode;
};

/** A toggle for a choice or filter; filled while on. */
export function Chip({ isOn, onPress, className, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={cx('rounded-full border', isOn ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink', className)}
    >
      {children}
    </button>
  );
}
