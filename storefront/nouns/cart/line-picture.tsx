import { parseRenderSrc, type RenderWidth, renderSrc } from '#contract/pictures/renders.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type Props = { src: string; sideSrcs?: readonly string[]; isDimmed?: boolean; isLarge?: boolean; className?: string };

/** The image of a line: the rendered design, its further printed sides small in a corner, or the product. Decorative, next to the name. */
export function LinePicture({ src, sideSrcs = [], isDimmed = false, isLarge = false, className }: Props) {
  return (
    <div className={cx('relative shrink-0 overflow-hidden rounded-tile bg-tile', className ?? 'size-24 lg:size-30')}>
      <Picture
        src={renderedAt(src, isLarge ? 800 : 320)}
        size={isLarge ? 384 : 128}
        eager={isLarge}
        alt=""
        className="size-full object-cover"
      />
      <span className="absolute right-1 bottom-1 flex w-2/5 flex-col gap-1">
        {sideSrcs.map((side) => (
          <Picture
            key={side}
            src={side}
            size={64}
            alt=""
            className="aspect-square w-full rounded-control bg-tile object-cover ring-1 ring-ground"
          />
        ))}
      </span>
      {isDimmed ? <span className="absolute inset-0 bg-dim" /> : null}
    </div>
  );
}

/** Rendered designs exist in fixed widths (px); originals go through the resize endpoint. */
function renderedAt(src: string, width: RenderWidth): string {
  const render = parseRenderSrc(src);
  return render === null ? src : renderSrc({ ...render, width });
}
