import { useText } from '#client/locale/locale-context.tsx';
import { reviewScores } from '#rules/community/review-score.ts';
import { Icon } from '#ui/icon.tsx';
import { reviewMessages } from './texts.ts';

/** A score of one to five as stars, with accessible text. */
export function Stars({ score, size = 14 }: { score: number; size?: number }) {
  const text = useText();
  return (
    <p className="flex text-ink">
      <span className="sr-only">{text(reviewMessages.score, { score })}</span>
      {reviewScores.map((star) => (
        <Icon key={star} name="star" size={size} stroke={1.5} className={star <= score ? 'fill-current' : 'text-line'} />
      ))}
    </p>
  );
}
