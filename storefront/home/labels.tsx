import { useName } from '#client/locale/locale-context.tsx';
import type { Label } from './block-data.ts';

/** The coloured labels over an image (specification 3, labels). */
export function Labels({ labels }: { labels: readonly Label[] }) {
  const name = useName();
  if (labels.length === 0) return null;
  return (
    <ul className="absolute top-3 left-3 flex flex-wrap gap-1.5 lg:top-5 lg:left-5">
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
