import type { ReactNode } from 'react';
import { urlFor } from '#contract/routes.ts';
import { formatWon } from '#rules/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ColorGround } from '#ui/color-ground.tsx';
import { Picture } from '#ui/picture.tsx';
import { PriceTag } from '#ui/price-tag.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { BlockCarousel } from '../../blocks/block-carousel.tsx';
import { SectionHeading } from '../../blocks/block-frame.tsx';
import { useLocale, useName, useText } from '../../locale/locale-context.tsx';
import { artistMessages } from '../../messages/artist.ts';
import { shell } from '../../messages/shell.ts';
import { Like } from '../../personal/like.tsx';
import { GraphicCard } from '../../shop-items/graphic-card.tsx';
import { TrustedHtml } from '../../trusted-html.tsx';
import { GraphicProducts } from './graphic-products.tsx';
import type { LoadedGraphic } from './load-graphic.ts';
import type { GraphicDetail } from './operations.ts';

/** A graphic large on its own ground, what it is, what it can be put on, and what else the artist made. */
export function GraphicView({ graphic, planContents, products, more }: LoadedGraphic) {
  const name = useName();
  const text = useText();
  const moreTitle = text(artistMessages.moreByArtist, { name: name(graphic.artist.name) });
  return (
    <>
      <div className="lg:page-gutter lg:grid lg:grid-cols-[3fr_2fr] lg:gap-12 lg:pt-8">
        <div className="relative aspect-square overflow-hidden bg-tile lg:rounded-tile">
          <ColorGround color={graphic.background_color} />
          <Picture
            src={graphic.src}
            size={768}
            sizes="(min-width: 1024px) 560px, 72vw"
            alt={name(graphic.name)}
            eager
            className="absolute inset-0 m-auto h-[72%] w-[72%] object-contain"
          />
        </div>
        <GraphicFacts graphic={graphic} customProductId={products.find((product) => product.is_custom)?.id ?? null}>
          {planContents.map((html) => (
            <TrustedHtml key={html} html={html} />
          ))}
        </GraphicFacts>
      </div>
      <section className="page-gutter block-gap" aria-labelledby="products">
        <SectionHeading id="products" title={text(artistMessages.productsWith)} />
        <GraphicProducts graphicId={graphic.id} first={products} />
      </section>
      {more.length > 0 ? (
        <section className="page-gutter block-gap" aria-labelledby="more">
          <SectionHeading
            id="more"
            title={moreTitle}
            button={{ label: text(artistMessages.visitArtist), url: urlFor('artist-name', { name: graphic.artist.path_name }) }}
          />
          <BlockCarousel kind="TAG" label={moreTitle} count={more.length}>
            {more.map((other) => (
              <GraphicCard key={other.id} graphic={other} />
            ))}
          </BlockCarousel>
        </section>
      ) : null}
    </>
  );
}

function GraphicFacts({
  graphic,
  customProductId,
  children,
}: {
  graphic: GraphicDetail;
  customProductId: number | null;
  children: ReactNode;
}) {
  const name = useName();
  const text = useText();
  const locale = useLocale();
  return (
    <div className="page-gutter pt-6 lg:px-0 lg:pt-0">
      <SmartLink
        href={urlFor('artist-name', { name: graphic.artist.path_name })}
        className="inline-flex min-h-target items-center gap-2.5 text-15 font-semibold hover:text-accent"
      >
        <Picture src={graphic.artist.profile_src} size={64} alt="" className="size-8 rounded-full bg-tile object-cover" />
        {name(graphic.artist.name)}
      </SmartLink>
      <div className="mt-2 flex items-start justify-between gap-4">
        <h1 className="text-26 font-extrabold lg:text-36">{name(graphic.name)}</h1>
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
      {graphic.description ? <p className="mt-5 text-15">{name(graphic.description)}</p> : null}
      {graphic.is_donate && graphic.donation > 0 ? (
        <p className="mt-3 text-13 font-semibold text-success">
          {text(artistMessages.donation, { amount: formatWon(graphic.donation, locale) })}
        </p>
      ) : null}
      <p className="mt-3 text-13 text-ink-2 tabular-nums">{text(artistMessages.size, { width: graphic.width, height: graphic.height })}</p>
      {children ? <div className="mt-4 empty:hidden">{children}</div> : null}
      {customProductId === null ? null : (
        <ButtonLink href={urlFor('product-id', { id: customProductId }, { graphic_id: graphic.id })} size="large" wide className="mt-8">
          {text(artistMessages.wearIt)}
        </ButtonLink>
      )}
    </div>
  );
}
