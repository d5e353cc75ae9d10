import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { TrustedHtml } from '#client/trusted-html.tsx';
import { queryLater } from '#client/wire/query-later.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedGraphics, listedProducts } from '#storefront/frame/structured-data/list-things.ts';
import { CouponList } from '#storefront/nouns/coupon/coupon-list.tsx';
import { planCouponsQuery } from '#storefront/nouns/coupon/operations.ts';
import { takeableCoupons } from '#storefront/nouns/coupon/takeable-coupons.ts';
import { GraphicCard } from '#storefront/nouns/graphic/graphic-card.tsx';
import { FilteredProducts } from '#storefront/nouns/product/filters/filtered-products.tsx';
import { isListEmpty, isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFilteredList } from '#storefront/nouns/product/filters/load-list.ts';
import { productsPageSize } from '#storefront/nouns/product/sorts.ts';
import { periodText } from '#storefront/nouns/publication/period.ts';
import { eventMessages } from '#storefront/nouns/publication/texts.ts';
import { DetailSections } from '#storefront/nouns/section/detail-sections.tsx';
import { Picture } from '#ui/picture.tsx';
import { loadPlanProducts, planPageQuery } from './operations.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, inAllLanguages, locale, sanitizeHtml, clock } = bridge;
  const id = Number(params.id);
  const page = Number.isSafeInteger(id) && id > 0 ? await query(planPageQuery, { id }) : null;
  const plan = page?.product_plans[0];
  if (!page || !plan) throw data(null, { status: 404 });
  const { translations: _translations, ...rest } = plan;
  const [{ sales_coupons }, { now }, list] = await Promise.all([
    query(planCouponsQuery, { plan_id: id }),
    clock(),
    loadFilteredList(bridge, new URL(request.url).searchParams, `plan:${id}`, (filters) =>
      loadPlanProducts(query, id, filters, { limit: productsPageSize, offset: 0 }),
    ),
  ]);
  const pageTitle = localizedName(plan.title, locale);
  const path = urlFor('plan', { id });
  const graphics = plan.plan_graphics.flatMap(({ graphic }) => graphic ?? []);
  describePage(context, {
    things: (place) => [
      collectionPage(place, { name: pageTitle, path, items: [...listedGraphics(place, graphics), ...listedProducts(place, list.first)] }),
    ],
    crumbs: [[pageTitle, path]],
  });
  return {
    languages: languagesOf(inAllLanguages(page).product_plans[0]?.title),
    coupons: takeableCoupons(sales_coupons, new Date(now)),
    plan: { ...rest, content: sanitizeHtml(translated(plan, 'content', locale)) },
    graphics,
    list,
    templates: page.management_detail_templates,
    pageTitle,
  };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  const image = loaded ? resizeSrc(loaded.plan.image_src, 1024) : null;
  return pageMeta(args, {
    ...{ title: loaded?.pageTitle ?? '', image, languages: loaded?.languages },
    isIndexed: isListIndexed(loaded?.list),
  });
};

/** An exhibition: graphics and products on a theme, in sections set by an administrator. */
export default function PlanScreen() {
  const { plan, graphics, list, templates, coupons } = useLoaderData<typeof loader>();
  const { text, locale } = useLanguage();
  return (
    <>
      {/* Side by side on desktop: at full width the image would fill the window. */}
      <header className="lg:page-gutter lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-12 lg:pt-8">
        <div className="relative self-start overflow-hidden bg-tile lg:rounded-tile">
          <Picture
            src={plan.image_src}
            size={1024}
            ratio={16 / 9}
            sizes="(min-width: 1344px) 740px, (min-width: 1024px) 56vw, 100vw"
            alt=""
            eager
            keepsRatio
            className="w-full object-cover"
          />
        </div>
        <div className="page-gutter max-w-reading pt-6 lg:mx-0 lg:px-0 lg:pt-2">
          <p className="text-13 font-semibold text-ink-2">{text(eventMessages.exhibition)}</p>
          <h1 className="mt-1 page-title">
            <Name of={plan.title} />
          </h1>
          {plan.start_date ? (
            <p className="mt-1 text-13 text-ink-2 tabular-nums">{periodText(locale, plan.start_date, plan.end_date)}</p>
          ) : null}
          <div className="mt-4">
            <TrustedHtml html={plan.content} />
          </div>
          <CouponList coupons={coupons} />
        </div>
      </header>
      <DetailSections
        templates={templates}
        sections={{
          GRAPHIC:
            graphics.length > 0 ? (
              <div className="tile-grid">
                {graphics.map((graphic) => (
                  <GraphicCard key={graphic.id} graphic={graphic} planId={plan.id} />
                ))}
              </div>
            ) : null,
          PRODUCT: isListEmpty(list) ? null : (
            <FilteredProducts
              key={plan.id}
              list={list}
              load={(filters, window) => loadPlanProducts(queryLater, plan.id, filters, window)}
            />
          ),
        }}
      />
    </>
  );
}
