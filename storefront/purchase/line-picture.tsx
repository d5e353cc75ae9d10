import { parseRenderSrc, renderSrc } from '#contract/images.ts';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';

/** The picture of a line: the rendered design, or the product. Decoration beside its name. */
export function LinePicture({ src, isDimmed = false, className }: { src: string; isDimmed?: boolean; className?: string }) {
  return (
    <div className={cx('relative shrink-0 overflow-hidden rounded-tile bg-tile', className ?? 'size-24 lg:size-30')}>
      <Picture src={smallSrc(src)} size={128} alt="" className="size-full object-cover" />
      {isDimmed ? <span className="absolute inset-0 bg-dim" /> : null}
    </div>
  );
}

/** Rendered designs come in widths of their own; a line needs the smallest. */
function smallSrc(src: string): string {
  const render = parseRenderSrc(src);
  return render === null ? src : renderSrc({ ...render, width: 320 });
}
