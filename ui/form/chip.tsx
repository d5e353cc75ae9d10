import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

type Props = {
  isOn: boolean;
  onPress: () => void;
  /** Height, padding and size of the text: rows of chips differ in them alone. */
  className: string;
  children: ReactNode;
};

/** A choice or filter that is switched on and off by a press; filled while it is on. */
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
