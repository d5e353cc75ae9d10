import { useName } from '#client/locale/locale-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockProps, Thumbnail } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { Labels } from './labels.tsx';
import { ThumbnailLink } from './thumbnail-link.tsx';
import { useBlockLabel } from './use-block-label.ts';

/** THUMBNAIL CUSTOM and CUSTOM2: images with pagination and their title; CUSTOM2 has content too (specification 2.106). */
export function ThumbnailCustomBlock({ block, isFirst }: BlockProps) {
  const label = useBlockLabel(block);
  const hasText = block.sub_type === 'CUSTOM2';
  if (block.thumbnails.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <BlockCarousel
        kind={hasText ? 'THUMBNAIL CUSTOM2' : 'THUMBNAIL CUSTOM'}
        label={label}
        count={block.thumbnails.length}
        pagination
        isMosaic
      >
        {block.thumbnails.map((thumbnail, index) => (
          <Slide key={thumbnail.id} thumbnail={thumbnail} hasText={hasText} eager={isFirst && index === 0} />
        ))}
      </BlockCarousel>
    </BlockFrame>
  );
}

function Slide({ thumbnail, hasText, eager }: { thumbnail: Thumbnail; hasText: boolean; eager: boolean }) {
  const name = useName();
  const { thumbnail_width: width, thumbnail_height: height } = thumbnail;
  const title = name(thumbnail.title);
  return (
    <ThumbnailLink url={thumbnail.thumbnail_url} className="block">
      <span className="relative block overflow-hidden rounded-tile bg-tile">
        <Picture
          src={thumbnail.thumbnail_src}
          size={768}
          sizes="(min-width: 1024px) 430px, (min-width: 768px) 50vw, 100vw"
          ratio={width && height ? width / height : 16 / 9}
          alt={title ? '' : name(thumbnail.thumbnail_alt)}
          isNamedHere={title !== ''}
          eager={eager}
          className="w-full object-cover"
          keepsRatio
        />
        <Labels labels={thumbnail.labels} isOver />
      </span>
      {title ? (
        <span className="mt-3 block">
          <span className="block text-17 font-extrabold">{title}</span>
          {hasText ? <span className="mt-0.5 block text-15 text-ink-2">{name(thumbnail.content)}</span> : null}
        </span>
      ) : null}
    </ThumbnailLink>
  );
}
