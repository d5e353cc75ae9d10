import type { Pick } from '#contract/rest/admin/picks.ts';
import { Picture } from '#ui/picture.tsx';
import { Badge } from '../badge.tsx';
import { pickTexts as texts } from './pick-texts.ts';

/** A row in a picker: image, name, distinguishing note, and whether shoppers see it. */
export function PickItem({ item: { id, name, note, image_src, background_color, is_shown } }: { item: Pick }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2.5">
      {image_src === null ? null : (
        <span
          className="size-9 shrink-0 overflow-hidden rounded-tile bg-tile"
          style={background_color === null ? undefined : { backgroundColor: background_color }}
        >
          <Picture src={image_src} size={64} alt="" className="size-full object-contain" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name === '' ? `#${id}` : name}</span>
        <span className="block truncate text-12 text-ink-2">{note === '' ? `#${id}` : `${note} · #${id}`}</span>
      </span>
      {is_shown ? null : <Badge>{texts.hidden}</Badge>}
    </span>
  );
}
