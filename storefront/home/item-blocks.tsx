import type { ReactNode } from 'react';
import type { CarouselKind } from '#rules/home/carousel.ts';
import { soldOutLast } from '#rules/order/stock.ts';
import { ArtistCard } from '../nouns/artist/artist-card.tsx';
import { DesignCard } from '../nouns/design/design-card.tsx';
import { ProductCard } from '../nouns/product/product-card.tsx';
import { ReviewCard } from '../nouns/review/review-card.tsx';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockItem, BlockProps } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { useBlockLabel } from './use-block-label.ts';

type Card = { id: number; content: ReactNode };

/** ITEM PRODUCT_CUSTOM_TEMPLATE: finished designs to start from. */
export function CustomTemplateBlock(props: BlockProps) {
  return <ItemCarousel {...props} kind="ITEM PRODUCT_CUSTOM_TEMPLATE" card={({ design }) => design && <DesignCard tile={design} />} />;
}

/** ITEM PRODUCT. */
export function ProductItemBlock(props: BlockProps) {
  return <ItemCarousel {...props} kind="ITEM PRODUCT" card={({ product }) => product && <ProductCard product={product} compact />} />;
}

/** ITEM ARTIST. */
export function ArtistItemBlock(props: BlockProps) {
  return <ItemCarousel {...props} kind="ITEM ARTIST" card={({ artist }) => artist && <ArtistCard artist={artist} />} />;
}

/** ITEM REVIEW. */
export function ReviewItemBlock(props: BlockProps) {
  return <ItemCarousel {...props} kind="ITEM REVIEW" card={({ review }) => review && <ReviewCard review={review} />} />;
}

function ItemCarousel({ block, isFirst, kind, card }: BlockProps & { kind: CarouselKind; card: (item: BlockItem) => ReactNode }) {
  const label = useBlockLabel(block);
  const cards = soldOutLast(block.items, (item) => item.product?.stock_count)
    .map((item): Card => ({ id: item.id, content: card(item) }))
    .filter(({ content }) => content);
  if (cards.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <BlockCarousel kind={kind} label={label} count={cards.length}>
        {cards.map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </BlockCarousel>
    </BlockFrame>
  );
}
