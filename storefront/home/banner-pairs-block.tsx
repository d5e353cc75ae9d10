import { pairItems } from '#rules/home/carousel.ts';
import { soldOutLast } from '#rules/order/stock.ts';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockProps } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { CompactGraphicRow, CompactProductRow } from './compact-rows.tsx';
import { useBlockLabel } from './use-block-label.ts';

/** BANNER PRODUCT and GRAPHIC: compact rows, stacked in pairs, two to a slide (specification 2.98). */
export function BannerPairsBlock({ block, isFirst, autoplay }: BlockProps) {
  const label = useBlockLabel(block);
  const shown = block.items.filter((item) => (block.sub_type === 'GRAPHIC' ? item.graphic : item.product) !== null);
  const items = soldOutLast(shown, (item) => item.product?.stock_count);
  if (items.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <BlockCarousel
        kind={block.sub_type === 'GRAPHIC' ? 'BANNER GRAPHIC' : 'BANNER PRODUCT'}
        label={label}
        count={items.length}
        autoplay={autoplay}
      >
        {pairItems(items).map((pair) => (
          <div key={pair[0]?.id} className="space-y-2 lg:space-y-3">
            {pair.map((item) => {
              const rank = item.is_show_index ? items.indexOf(item) + 1 : null;
              if (item.graphic) return <CompactGraphicRow key={item.id} graphic={item.graphic} rank={rank} />;
              return item.product ? <CompactProductRow key={item.id} product={item.product} rank={rank} /> : null;
            })}
          </div>
        ))}
      </BlockCarousel>
    </BlockFrame>
  );
}
