import type { ReactNode } from 'react';
import type { GraphicItem, ProductItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { PagedList } from '#client/paged-list.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money/money.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { useTile } from '#storefront/frame/opening/open-at-once.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { artistMessages } from '#storefront/nouns/artist/texts.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { MoneyParts } from '#storefront/nouns/graphic/money-parts.tsx';
import { Like } from '#storefront/nouns/like/like.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { Breadcrumbs } from '#storefront/nouns/section/breadcrumbs.tsx';
import { DetailSections } from '#storefront/nouns/section/detail-sections.tsx';
import { SectionHeading } from '#storefront/nouns/section/section-heading.tsx';
import { TilePicture } from '#storefront/nouns/section/tile-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import type { TileGraphic } from '#ui/tiles/graphic-tile.tsx';
import { PriceTag } from '#ui/tiles/price-tag.tsx';
import { graphicColumns, pictureClass } from './graphic-opening.tsx';
import type { LoadedGraphic } from './load-graphic.ts';
import { graphicProductsPageSize, graphicProductsQuery } from './operations.ts';

/** A large graphic with its description, the garments that can carry it, the products made with it, and more by the artist. */
export function GraphicView({ graphic, crumbs, artist, planContents, products, more, garments, templates }: LoadedGraphic) {
  const { text, name } = useLanguage();
  const tile = useTile<TileGraphic>();
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <div className={cx('lg:page-gutter lg:grid lg:pt-5', graphicColumns)}>
        <div className="relative aspect-square overflow-hidden bg-tile lg:rounded-tile">
          <ColorGround color={graphic.background_color} />
          <TilePicture src={tile?.src} className={pictureClass} />
          <Picture
            src={graphic.src}
            size={768}
            sizes="(min-width: 1024px) 560px, 72vw"
            alt={name(graphic.name)}
            eager
            className={pictureClass}
          />
        </div>
        <GraphicFacts graphic={graphic} artist={artist} garmentId={garments[0]?.id ?? null}>
          {planContents.map((html) => (
            <TrustedHtml key={html} html={html} />
          ))}
        </GraphicFacts>
      </div>
      {garments.length > 0 ? (
        <section className="page-gutter block-gap">
          <SectionHeading title={text(artistMessages.garments)} subTitle={text(artistMessages.garmentsLead)} />
          <BlockCarousel kind="ITEM PRODUCT" label={text(artistMessages.garments)} count={garments.length}>
            {garments.map((garment) => (
              <ProductCard key={garment.id} product={garment} compact href={editorUrl(garment.id, graphic.id)} />
            ))}
          </BlockCarousel>
        </section>
      ) : null}
      <DetailSections
        templates={templates}
        sections={{
          PRODUCT: products.length > 0 ? <GraphicProducts graphicId={graphic.id} first={products} /> : null,
          ARTIST: more.length > 0 ? <MoreWorks graphics={more} label={name(artist.name)} /> : null,
        }}
      />
    </>
  );
}

/** The URL of a garment's editor with a graphic added. */
function editorUrl(garmentId: number, graphicId: number): string {
  return urlFor('product-id', { id: garmentId }, { graphic_id: graphicId });
}

function MoreWorks({ graphics, label }: { graphics: GraphicItem[]; label: string }) {
  return (
    <BlockCarousel kind="TAG" label={label} count={graphics.length}>
      {graphics.map((other) => (
        <GraphicCard key={other.id} graphic={other} />
      ))}
    </BlockCarousel>
  );
}

type FactsProps = Pick<LoadedGraphic, 'graphic' | 'artist'> & { garmentId: number | null; children: ReactNode };

function GraphicFacts({ graphic, artist, garmentId, children }: FactsProps) {
  const { text, name, locale } = useLanguage();
  return (
    <div className="page-gutter pt-6 lg:px-0 lg:pt-0">
      <SmartLink
        href={urlFor('artist-name', { name: artist.path_name })}
        className="inline-flex min-h-target items-center gap-2.5 text-15 font-semibold hover:text-accent"
      >
        <Picture src={artist.profile_src} size={64} alt="" className="size-8 rounded-full bg-tile object-cover" />
        <Name of={artist.name} />
      </SmartLink>
      <div className="mt-2 flex items-start justify-between gap-4">
        <h1 className="page-title">
          <Name of={graphic.name} />
        </h1>
        <Like
          kind="graphic"
          id={graphic.id}
          name={name(graphic.name)}
          count={graphic.like_count}
          className="-mt-1 shrink-0 border border-line px-3"
        />
      </div>
      <p className="mt-4 text-13 text-ink-2">{text(artistMessages.graphicPrice)}</p>
      <PriceTag item={graphic} locale={locale} labels={{ discount: text(shell.discount), origin: text(shell.originPrice) }} size="page" />
      <MoneyParts graphicIds={[graphic.id]} price={sellingPrice(graphic)} />
      {graphic.description ? (
        <p className="mt-5 text-15">
          <Name of={graphic.description} />
        </p>
      ) : null}
      {graphic.is_donate && graphic.donation > 0 ? (
        <p className="mt-3 text-13 font-semibold text-success">
          {text(artistMessages.donation, { amount: formatWon(graphic.donation, locale) })}
        </p>
      ) : null}
      <p className="mt-3 text-13 text-ink-2 tabular-nums">{text(artistMessages.size, { width: graphic.width, height: graphic.height })}</p>
      {children ? <div className="mt-4 empty:hidden">{children}</div> : null}
      {garmentId === null ? null : (
        <div data-bottom-bar className="sticky-action-bar">
          <ButtonLink href={editorUrl(garmentId, graphic.id)} size="large" wide>
            {text(artistMessages.wearIt)}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The products made with a graphic, as an infinite list of twenty at a time. */
function GraphicProducts({ graphicId, first }: { graphicId: number; first: ProductItem[] }) {
  return (
    <PagedList
      name="products"
      first={first}
      pageSize={graphicProductsPageSize}
      load={async (window) => {
        const result = await queryLater(graphicProductsQuery, { graphic_id: graphicId, ...window });
        return result.product_graphic_products.flatMap(({ product }) => product ?? []);
      }}
    >
      {(products) => (
        <div className="tile-grid">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      )}
    </PagedList>
  );
}
