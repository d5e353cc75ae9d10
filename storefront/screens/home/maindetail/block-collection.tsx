import { useLanguage, useName, useText } from '#client/locale/locale-context.tsx';
import type { Block, BlockItem, Thumbnail } from '#storefront/home/block-data.ts';
import { mainMessages } from '#storefront/home/texts.ts';
import { ThumbnailLink } from '#storefront/home/thumbnail-link.tsx';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { DesignCard } from '#storefront/nouns/design/design-card.tsx';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { ReviewCard } from '#storefront/nouns/review/review-card.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { EmptyState } from '#ui/states.tsx';
import { collectionTexts } from './texts.ts';

/** A home page block with its full list: its images with their content, then its items. */
export function BlockCollection({ block }: { block: Block }) {
  const { text, name } = useLanguage();
  const title = name(block.title) || text(mainMessages.title);
  const note = name(block.sub_title);
  const items = block.items.filter(hasCard);
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className={cx('page-title text-balance', note === '' && 'mb-6')}>{title}</h1>
      {/* Above the items' names, which are headings too. */}
      <h2 className={note === '' ? 'sr-only' : 'mt-2 mb-6 text-15 font-normal text-ink-2'}>{note || title}</h2>
      {block.thumbnails.map((thumbnail) => (
        <Story key={thumbnail.id} thumbnail={thumbnail} />
      ))}
      {items.length > 0 ? (
        <ol className="tile-grid">
          {items.map((item, index) => (
            <li key={item.id} className={cx('relative', item.is_show_index && '[&_[data-part=badge]]:left-10')}>
              <ItemCard item={item} />
              {item.is_show_index ? <Rank rank={index + 1} /> : null}
            </li>
          ))}
        </ol>
      ) : block.thumbnails.length > 0 ? null : (
        <EmptyState sentence={text(collectionTexts.emptyBlock)} />
      )}
    </div>
  );
}

/** An image of the block with its content: a story with products, or a tag with graphics. */
function Story({ thumbnail }: { thumbnail: Thumbnail }) {
  const name = useName();
  const { thumbnail_width: width, thumbnail_height: height } = thumbnail;
  const title = name(thumbnail.title);
  const content = name(thumbnail.content);
  return (
    <section className="mb-10">
      <ThumbnailLink url={thumbnail.thumbnail_url} className="block">
        {thumbnail.thumbnail_src ? (
          <span className="mb-3 block overflow-hidden rounded-tile bg-tile">
            <Picture
              src={thumbnail.thumbnail_src}
              size={1024}
              sizes="(min-width: 1344px) 1280px, 100vw"
              ratio={width && height ? width / height : 16 / 9}
              alt=""
              className="w-full object-cover"
              keepsRatio
            />
          </span>
        ) : null}
        {title ? <h2 className="text-20 font-extrabold">{title}</h2> : null}
        {content ? <p className="mt-1 max-w-reading text-15 text-ink-2">{content}</p> : null}
      </ThumbnailLink>
      {thumbnail.items.length > 0 ? (
        <div className="tile-grid mt-4">
          {thumbnail.items.map(({ id, product, graphic }) =>
            product ? <ProductCard key={id} product={product} /> : graphic ? <GraphicCard key={id} graphic={graphic} /> : null,
          )}
        </div>
      ) : null}
    </section>
  );
}

/** True if the item refers to something the shop still shows. */
function hasCard({ product, design, artist, graphic, review }: BlockItem): boolean {
  return [product, design, artist, graphic, review].some((thing) => thing !== undefined);
}

function ItemCard({ item: { product, design, artist, graphic, review } }: { item: BlockItem }) {
  if (product) return <ProductCard product={product} />;
  if (design) return <DesignCard tile={design} />;
  if (artist) return <ArtistCard artist={artist} />;
  if (graphic) return <GraphicCard graphic={graphic} />;
  return review ? <ReviewCard review={review} /> : null;
}

function Rank({ rank }: { rank: number }) {
  const text = useText();
  return (
    <p className="pointer-events-none absolute top-0 left-0 flex size-8 items-center justify-center bg-ink text-13 font-extrabold text-on-accent tabular-nums">
      <span className="sr-only">{text(mainMessages.rank, { rank })}</span>
      <span aria-hidden="true">{rank}</span>
    </p>
  );
}
