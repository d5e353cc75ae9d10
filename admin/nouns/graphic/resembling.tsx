import { resizeSrc } from '#contract/images.ts';
import type { Resembling } from '#contract/rest/admin/catalogue/graphics.ts';
import { graphicTexts as texts } from './texts.ts';

/** Similar graphics, as images. */
export function ResemblingWorks({ works }: { works: readonly Resembling[] }) {
  return (
    <ul aria-label={texts.resembling} className="flex flex-wrap gap-3">
      {works.map((work) => (
        <li key={work.id} className="w-28">
          <img
            src={resizeSrc(work.src, 256)}
            alt={work.name}
            width={112}
            height={112}
            className="aspect-square w-full rounded-control object-contain p-2"
            style={{ backgroundColor: work.background_color }}
          />
          <p className="mt-1 text-12 text-ink-2">{texts.resemblingOf(work.name, work.artist)}</p>
        </li>
      ))}
    </ul>
  );
}
