import { useName } from '#client/locale/locale-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureWords } from '#ui/picture-words.tsx';
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

function BannerImage({ thumbnail, eager }: { thumbnail: Thumbnail; eager: boolean }) {
  const name = useName();
  const { thumbnail_width: width, thumbnail_height: height } = thumbnail;
  const title = name(thumbnail.title);
  const content = name(thumbnail.content);
  return (
    <ThumbnailLink url={thumbnail.thumbnail_url} className="relative block overflow-hidden rounded-tile bg-tile">
      <Picture
        src={thumbnail.thumbnail_src}
        size={1024}
        sizes="(min-width: 1344px) 1280px, 100vw"
        ratio={width && height ? width / height : 16 / 9}
        alt={title || content ? '' : name(thumbnail.thumbnail_alt ?? thumbnail.labels[0]?.text)}
        isNamedHere={title !== '' || content !== ''}
        eager={eager}
        className="w-full object-cover"
        keepsRatio
      />
      <PictureWords title={title} content={content} />
      <Labels labels={thumbnail.labels} />
    </ThumbnailLink>
  );
}
