import { Check, Plus } from 'lucide-react';
import { useText } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { followTexts } from './texts.ts';
import { type Followed, useFollow } from './use-follow.ts';

type Props = Followed & {
  name: string;
  /** Set when the count is shown next to the button. */
  isWithoutCount?: boolean;
};

/** Follows an artist or a brand, with the follower count. `aria-pressed` says whether I follow. */
export function FollowButton({ name, isWithoutCount = false, ...followed }: Props) {
  const text = useText();
  const { isFollowed, count, press } = useFollow(followed);
  const written = count.toLocaleString('ko-KR');
  const Mark = isFollowed ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      onClick={press}
      className={cx(
        'inline-flex min-h-target shrink-0 items-center gap-1.5 rounded-full border px-4 text-15 font-semibold whitespace-nowrap tabular-nums transition-colors',
        isFollowed
          ? 'border-line bg-ground text-ink hover:bg-tile'
          : 'border-ink bg-ink text-on-accent hover:border-accent hover:bg-accent',
      )}
    >
      <Mark aria-hidden="true" size={16} strokeWidth={2.5} />
      <span className="sr-only">{name}</span>
      {text(isFollowed ? followTexts.following : followTexts.follow)}
      {isWithoutCount ? null : <span className={cx('font-normal', isFollowed && 'text-ink-2')}>{written}</span>}
    </button>
  );
}
