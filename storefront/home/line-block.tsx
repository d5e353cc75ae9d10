import { useName } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BlockProps } from './block-data.ts';
import { ThumbnailLink } from './thumbnail-link.tsx';

/** LINE: a thin strip of text with optional icon, style and link. No top margin if it is first on the page (specification 2.100). */
export function LineBlock({ block, isFirst }: BlockProps) {
  const name = useName();
  const [icon] = block.thumbnails;
  const words = name(block.title) || name(icon?.title);
  if (words === '') return null;
  const url = block.title_btn_url || icon?.thumbnail_url || '';
  const { color, 'background-color': backgroundColor, 'text-align': align = 'center' } = block.title_style;
  return (
    <div data-kind="LINE" className={cx(!isFirst && 'block-gap')}>
      <ThumbnailLink url={url} className="block">
        <p
          className={cx(
            'flex min-h-target items-center gap-2 px-gutter text-13 font-semibold lg:px-gutter-wide',
            align === 'center' && 'justify-center',
          )}
          style={{ color, backgroundColor }}
        >
          {icon?.thumbnail_src ? <Picture src={icon.thumbnail_src} size={64} alt="" className="size-5 object-contain" /> : null}
          <span className="line-clamp-2">{words}</span>
          {url ? <Icon name="chevron-right" size={16} className="shrink-0" /> : null}
        </p>
      </ThumbnailLink>
    </div>
  );
}
