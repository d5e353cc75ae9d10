import { useName } from '#client/locale/locale-context.tsx';
import { soldOutLast } from '#rules/order/stock.ts';
import { Picture } from '#ui/picture.tsx';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockProps, Thumbnail } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { CompactProductRow } from './compact-rows.tsx';
import { Labels } from './labels.tsx';
import { ThumbnailLink } from './thumbnail-link.tsx';
import { useBlockLabel } from './use-block-label.ts';

/** THUMBNAIL PRODUCT: an image with its products below it. */
export function ThumbnailProductBlock({ block, isFirst }: BlockProps) {
  const label = useBlockLabel(block);
  if (block.thumbnails.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <BlockCarousel kind="THUMBNAIL PRODUCT" label={label} count={block.thumbnails.length}>
        {block.thumbnails.map((thumbnail) => (
          <Story key={thumbnail.id} thumbnail={thumbnail} label={label} />
        ))}
      </BlockCarousel>
    </BlockFrame>
  );
}

function Story({ thumbnail, label }: { thumbnail: Thumbnail; label: string }) {
  const name = useName();
  const shown = thumbnail.items.flatMap(({ id, product }) => (product ? [{ id, product }] : []));
  const products = soldOutLast(shown, ({ product }) => product.stock_count);
  const title = name(thumbnail.title);
  const content = name(thumbnail.content);
  return (
    <div className="space-y-2">
      <ThumbnailLink url={thumbnail.thumbnail_url} className="relative block">
        <div className="aspect-video overflow-hidden rounded-tile bg-tile">
          <Picture
            src={thumbnail.thumbnail_src}
            size={768}
            ratio={16 / 9}
            alt={name(thumbnail.thumbnail_alt) || title || label}
            className="size-full object-cover"
          />
        </div>
        <Labels labels={thumbnail.labels} isOver />
        {title ? <h3 className="mt-3 text-17 font-extrabold">{title}</h3> : null}
        {content ? <p className="mt-0.5 text-13 text-ink-2">{content}</p> : null}
      </ThumbnailLink>
      {products.slice(0, 3).map(({ id, product }) => (
        <CompactProductRow key={id} product={product} rank={null} />
      ))}
    </div>
  );
}
