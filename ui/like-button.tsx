import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

type Props = { liked: boolean; label: string; onToggle: () => void; count?: number | undefined; className?: string | undefined };

/** A 44 px heart button. Its state is `aria-pressed`; its name includes the count, if given. */
export function LikeButton({ liked, label, onToggle, count, className }: Props) {
  return (
    <button
      type="button"
      aria-label={count === undefined ? label : `${label} ${count}`}
      aria-pressed={liked}
      onClick={onToggle}
      className={cx('heart-button', className)}
    >
      <Icon name="heart" size={20} stroke={1.75} className={liked ? 'fill-current' : 'fill-ground'} />
      {count === undefined ? null : <span>{count}</span>}
    </button>
  );
}
