import { useName } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import type { Label } from './block-data.ts';

/** The coloured labels of a picture (specification 3, labels): beside its words, or over it where it has none. */
export function Labels({ labels, isOver = false }: { labels: readonly Label[]; isOver?: boolean }) {
  const name = useName();
  if (labels.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-1.5', isOver && 'absolute top-3 left-3')}>
      {labels.map((label) => (
        <li
          key={label.id}
          className="rounded-tile px-2 py-0.5 text-12 font-semibold lg:text-13"
          style={{ backgroundColor: label.background_color, color: label.text_color }}
        >
          {name(label.text)}
        </li>
      ))}
    </ul>
  );
}
