import { parseRenderSrc, type RenderWidth, renderSrc } from '#contract/pictures/renders.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

type Props = { src: string; isDimmed?: boolean; isLarge?: boolean; className?: string };

/** The image of a line: the rendered design or the product. Decorative, next to the name. */
export function LinePicture({ src, isDimmed = false, isLarge = false, className }: Props) {
  return (
    <div className={cx('relative shrink-0 overflow-hidden rounded-tile bg-tile', className ?? 'size-24 lg:size-30')}>
      <Picture
        src={renderedAt(src, isLarge ? 800 : 320)}
        size={isLarge ? 384 : 128}
        eager={isLarge}
        alt=""
        className="size-full object-cover"
      />
      {isDimmed ? <span className="absolute inset-0 bg-dim" /> : null}
    </div>
  );
}

/** Rendered designs exist in fixed widths (px); originals go through the resize endpoint. */
function renderedAt(src: string, width: RenderWidth): string {
  const render = parseRenderSrc(src);
  return render === null ? src : renderSrc({ ...render, width });
}
