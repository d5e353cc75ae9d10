import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { mainMessages } from '#storefront/home/texts.ts';
import { DesignCard } from '#storefront/nouns/design/design-card.tsx';
import type { DesignTile } from '#storefront/nouns/design/design-tile.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { SectionHeading } from '#storefront/nouns/section/section-heading.tsx';

/** The best custom items (specification 2.112). */
export function BestCustoms({ customs, isFirst }: { customs: DesignTile[]; isFirst: boolean }) {
  const text = useText();
  if (customs.length === 0) return null;
  return (
    <section className={isFirst ? 'page-gutter pt-6' : 'page-gutter block-gap drawn-later'}>
      <SectionHeading
        title={text(mainMessages.bestCustoms)}
        subTitle={text(mainMessages.bestCustomsLead)}
        button={{ label: text(shell.more), url: urlFor('maindetail', {}, { list: 'best-customs' }) }}
      />
      <BlockCarousel kind="ITEM PRODUCT" label={text(mainMessages.bestCustoms)} count={customs.length}>
        {customs.map((custom) => (
          <DesignCard key={custom.id} tile={custom} />
        ))}
      </BlockCarousel>
    </section>
  );
}

/** The best graphics (specification 2.112). */
export function BestGraphics({ graphics }: { graphics: GraphicItem[] }) {
  const text = useText();
  if (graphics.length === 0) return null;
  return (
    <section className="page-gutter block-gap drawn-later">
      <SectionHeading
        title={text(mainMessages.bestGraphics)}
        subTitle={text(mainMessages.bestGraphicsLead)}
        button={{ label: text(shell.more), url: urlFor('maindetail', {}, { list: 'best-graphics' }) }}
      />
      <div className="tile-grid">
        {graphics.map((graphic) => (
          <GraphicCard key={graphic.id} graphic={graphic} />
        ))}
      </div>
    </section>
  );
}
