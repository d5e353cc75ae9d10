import { IconButton } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Icon } from '../icon.tsx';

type Props = { label: string; onClear: () => void; className?: string };

/**
 * Empties the search field before it (a `peer` with a placeholder) while it has text. Browsers draw their own button differently,
 * Firefox none.
 */
export function ClearCross({ label, onClear, className }: Props) {
  return (
    <IconButton label={label} onClick={onClear} className={cx('shrink-0 peer-placeholder-shown:hidden', className)}>
      <Icon name="x" size={18} />
    </IconButton>
  );
}
