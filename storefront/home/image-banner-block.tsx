import { useName } from '#client/locale/locale-context.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockProps, Thumbnail } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { Labels } from './labels.tsx';
import { ThumbnailLink } from './thumbnail-link.tsx';
import { useBlockLabel } from './use-block-label.ts';

/** BANNER without a subtype: an image with coloured labels and a link (specification 2.99). Several become a carousel. */
export function ImageBannerBlock({ block, isFirst, autoplay }: BlockProps) {
  const label = useBlockLabel(block);
  const [first] = block.thumbnails;
  if (!first) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      {block.thumbnails.length === 1 ? (
        <BannerImage thumbnail={first} eager={isFirst} />
      ) : (
        <BlockCarousel kind="BANNER" label={label} count={block.thumbnails.length} pagination autoplay={autoplay}>
          {block.thumbnails.map((thumbnail, index) => (
            <BannerImage key={thumbnail.id} thumbnail={thumbnail} eager={isFirst && index === 0} />
          ))}
        </BlockCarousel>
      )}
    </BlockFrame>
  );
}

/** The text is below the picture on phones and beside it on wide screens, never on it, so that it covers no face or letter. */
function BannerImage({ thumbnail, eager }: { thumbnail: Thumbnail; eager: boolean }) {
  const name = useName();
  const title = name(thumbnail.title);
  const content = name(thumbnail.content);
  const words = title || content;
  const hasWords = words !== '' || thumbnail.labels.length > 0;
  return (
    <ThumbnailLink url={thumbnail.thumbnail_url} className={cx('group block', hasWords && 'lg:flex lg:flex-row-reverse lg:bg-tile')}>
      <span className={cx('block overflow-hidden rounded-tile bg-tile', hasWords ? 'aspect-5/4 lg:aspect-3/2 lg:w-3/5' : 'aspect-video')}>
        <Picture
          src={thumbnail.thumbnail_src}
          size={1024}
          sizes={hasWords ? '(min-width: 1024px) 768px, 100vw' : '(min-width: 1344px) 1280px, 100vw'}
          ratio={hasWords ? 5 / 4 : 16 / 9}
          alt={words ? '' : name(thumbnail.thumbnail_alt ?? thumbnail.labels[0]?.text)}
          isNamedHere={words !== ''}
          eager={eager}
          className="size-full object-cover"
        />
      </span>
      {hasWords ? (
        <span className="mt-4 block lg:mt-0 lg:flex lg:w-2/5 lg:flex-col lg:justify-center lg:px-12">
          <Labels labels={thumbnail.labels} />
          <span className="mt-2 block text-26 leading-tight font-extrabold text-balance lg:mt-5 lg:text-36">{title}</span>
          <span className="mt-1 block text-15 text-ink-2 lg:mt-3 lg:text-17">{content}</span>
        </span>
      ) : null}
    </ThumbnailLink>
  );
}
