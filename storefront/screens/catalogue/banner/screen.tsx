import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { useSession } from '#client/session/use-session.ts';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { resizeSrc } from '#contract/images.ts';
import { routeOf, routes, urlFor } from '#contract/routes.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { linkTarget } from '#rules/shop/navigation.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedGraphics, listedProducts } from '#storefront/frame/structured-data/list-things.ts';
import { CouponList } from '#storefront/nouns/coupon/coupon-list.tsx';
import { eventCouponsQuery } from '#storefront/nouns/coupon/operations.ts';
import { takeableCoupons } from '#storefront/nouns/coupon/takeable-coupons.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { ProductCard } from '#storefront/nouns/product/product-card.tsx';
import { eventQuery } from '#storefront/nouns/publication/operations.ts';
import { periodText } from '#storefront/nouns/publication/period.ts';
import { eventMessages } from '#storefront/nouns/publication/texts.ts';
import { SectionHeading } from '#storefront/nouns/section/section-heading.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { query, inAllLanguages, locale, sanitizeHtml, clock } = bridgeOf(context);
  const id = Number(params.id);
  const found = Number.isSafeInteger(id) && id > 0 ? await query(eventQuery, { id }) : null;
  const event = found?.management_banners[0];
  if (!event) throw data(null, { status: 404 });
  const { translations: _translations, banner_graphics, banner_products, ...rest } = event;
  const now = new Date((await clock()).now);
  const isOver = event.end_date !== null && Date.parse(event.end_date) < now.getTime();
  const { sales_coupons } = await query(eventCouponsQuery, { banner_id: id });
  const pageTitle = localizedName(event.title, locale);
  const path = urlFor('banner', { id });
  const graphics = banner_graphics.flatMap(({ graphic }) => graphic ?? []);
  const products = banner_products.flatMap(({ product }) => product ?? []);
  describePage(context, {
    things: (place) => [
      collectionPage(place, { name: pageTitle, path, items: [...listedGraphics(place, graphics), ...listedProducts(place, products)] }),
    ],
    crumbs: [[pageTitle, path]],
  });
  return {
    languages: languagesOf(inAllLanguages(found).management_banners[0]?.title),
    event: { ...rest, content: sanitizeHtml(translated(event, 'content', locale)) },
    isOver,
    graphics,
    products,
    coupons: isOver ? [] : takeableCoupons(sales_coupons, now),
    pageTitle,
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  const image = loaded ? resizeSrc(loaded.event.image_src, 1024) : null;
  return pageMeta(args, { title: loaded?.pageTitle ?? '', image, languages: loaded?.languages });
};

/** An event: uncropped image, name, period, description, coupons, graphics and products. */
export default function EventScreen() {
  const { event, isOver, coupons, graphics, products } = useLoaderData<typeof loader>();
  const { text, name, locale } = useLanguage();
  return (
    <>
      <article className="page-gutter max-w-reading pt-6 lg:pt-14">
        <div className="relative overflow-hidden rounded-tile bg-tile">
          <Picture
            src={event.image_src}
            size={768}
            ratio={16 / 9}
            sizes="(min-width: 768px) 656px, 100vw"
            alt=""
            eager
            keepsRatio
            className="w-full object-cover"
          />
        </div>
        <h1 className="mt-5 page-title">
          <Name of={event.title} />
        </h1>
        {event.sub_title ? (
          <p className="mt-1 text-15 lg:text-17">
            <Name of={event.sub_title} />
          </p>
        ) : null}
        <p className="mt-3 mb-6 text-13 text-ink-2 tabular-nums">
          {isOver ? text(eventMessages.over) : periodText(locale, event.start_date, event.end_date)}
        </p>
        <TrustedHtml html={event.content} />
        <CouponList coupons={coupons} />
        <p className="mt-10 flex flex-wrap gap-2">
          {isOver ? null : <EventButton label={name(event.link_name)} url={event.link_url} />}
          <ButtonLink href={urlFor('banner-list')} look="secondary">
            {text(eventMessages.allEvents)}
          </ButtonLink>
        </p>
      </article>
      <EventSection title={text(eventMessages.graphics)}>
        {graphics.map((graphic) => (
          <GraphicCard key={graphic.id} graphic={graphic} />
        ))}
      </EventSection>
      <EventSection title={text(eventMessages.products)}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </EventSection>
    </>
  );
}

/** Tiles under a heading; renders nothing if there are none. */
function EventSection({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="page-gutter block-gap drawn-later">
      <SectionHeading title={title} />
      <div className="tile-grid">{children}</div>
    </section>
  );
}

/** Links to the event's offer. For members, a sign-up link leads to their coupons; for visitors, a member page leads through the login. */
function EventButton({ label, url }: { label: string; url: string }) {
  const text = useText();
  const { isSignedIn } = useSession();
  if (label === '') return null;
  const route = linkTarget(url) === 'same-window' ? routeOf(url) : null;
  if (route === 'sign-up' && isSignedIn) return <ButtonLink href={urlFor('mypage-coupon')}>{text(eventMessages.myCoupons)}</ButtonLink>;
  const needsLogin = route !== null && routes[route].guard === 'member' && !isSignedIn;
  return <ButtonLink href={needsLogin ? urlFor('login', {}, { next: url }) : url}>{label}</ButtonLink>;
}
