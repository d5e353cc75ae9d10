import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import type { ReviewLine } from '#contract/rest/reviews.ts';
import { Picture } from '#ui/picture.tsx';
import { writeMessages as words } from './write-texts.ts';

/** The purchased product, with its design as ordered. */
export function BoughtLine({ line, look = 'small' }: { line: ReviewLine; look?: 'small' | 'large' }) {
  const text = useText();
  const dayText = useDayText();
  const isLarge = look === 'large';
  return (
    <div className={isLarge ? '' : 'flex items-center gap-4'}>
      <Picture
        src={isLarge ? (line.design_src ?? line.image_src) : line.image_src}
        size={isLarge ? 512 : 128}
        alt=""
        className={
          isLarge ? 'aspect-square w-full rounded-tile bg-tile object-cover' : 'size-20 shrink-0 rounded-tile bg-tile object-cover'
        }
      />
      <div className={isLarge ? 'mt-4' : 'min-w-0'}>
        <p className="truncate text-13 text-ink-2">
          <Name of={line.brand_name} />
        </p>
        <p className="text-15 font-semibold">
          <Name of={line.product_name} />
        </p>
        <p className="text-13 text-ink-2">
          <Name of={line.option_name} />
        </p>
        {line.delivered_at === null ? null : (
          <p className="mt-0.5 text-13 text-ink-2 tabular-nums">{text(words.delivered, { day: dayText(line.delivered_at) })}</p>
        )}
      </div>
    </div>
  );
}
