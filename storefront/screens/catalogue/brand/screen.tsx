import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { ArtistItem, BrandPageQuery } from '#client/graphql/operations.generated.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { languagesOf, localizedName, translated } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedProducts } from '#storefront/frame/structured-data/list-things.ts';
import { BlockCarousel } from '#storefront/home/block-carousel.tsx';
import { ArtistCard } from '#storefront/nouns/artist/artist-card.tsx';
import { FollowButton } from '#storefront/nouns/follow/follow-button.tsx';
import { choiceTexts } from '#storefront/nouns/product/filters/choice-texts.ts';
import { FilteredProducts } from '#storefront/nouns/product/filters/filtered-products.tsx';
import { isListEmpty, isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFilteredList } from '#storefront/nouns/product/filters/load-list.ts';
import { eventMessages } from '#storefront/nouns/publication/texts.ts';
import { Breadcrumbs, type Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
import { DetailSections } from '#storefront/nouns/section/detail-sections.tsx';
import { Picture } from '#ui/picture.tsx';
import { BrandTemplates } from './brand-templates.tsx';
import { brandPageQuery } from './operations.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, inAllLanguages, locale, sanitizeHtml } = bridge;
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 });
  const [page, list] = await Promise.all([
    query(brandPageQuery, { id }),
    loadFilteredList(bridge, new URL(request.url).searchParams, `brand:${id}`),
  ]);
  const [brand] = page.product_brands;
  if (!brand) throw data(null, { status: 404 });
  const pageTitle = localizedName(brand.name, locale);
  const path = urlFor('brand', { id });
  const crumbs: Crumb[] = [
    [choiceTexts.brand[locale], urlFor('brands')],
    [pageTitle, path],
  ];
  describePage(context, {
    things: (place) => [collectionPage(place, { name: pageTitle, path, items: listedProducts(place, list.first) })],
    crumbs,
  });
  return {
    ...{ brand, crumbs },
    languages: languagesOf(inAllLanguages(page).product_brands[0]?.name),
    artists: brand.artist_brands.flatMap(({ artist }) => artist ?? []),
    list,
    sections: page.management_detail_templates,
    templates: page.management_home_templates.map(({ add_content, translations, ...template }) => {
      const content = translated({ add_content, translations }, 'add_content', locale);
      return { ...template, content: content === '' ? null : sanitizeHtml(content) };
    }),
    pageTitle,
    pageWords: localizedName(brand.description, locale),
  };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  return pageMeta(args, {
    title: loaded?.pageTitle ?? '',
    description: loaded?.pageWords ?? '',
    image: loaded?.brand.image_src ? resizeSrc(loaded.brand.image_src, 1024) : null,
    isIndexed: isListIndexed(loaded?.list),
    languages: loaded?.languages,
  });
};

/** A brand: profile, products, artists and, between them, its templates. */
export default function BrandScreen() {
  const { brand, crumbs, artists, list, sections, templates } = useLoaderData<typeof loader>();
  const shown = {
    PRODUCT: isListEmpty(list) ? null : <FilteredProducts key={brand.id} list={list} fixed={['brand']} />,
    GRAPHIC: artists.length > 0 ? <ArtistsOfBrand artists={artists} /> : null,
  };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <BrandHead brand={brand} />
      <BrandTemplates templates={templates} place="TOP" />
      <DetailSections templates={sections.slice(0, 1)} sections={shown} />
      <BrandTemplates templates={templates} place="MIDDLE" />
      <DetailSections templates={sections.slice(1)} sections={shown} />
      <BrandTemplates templates={templates} place="BOTTOM" />
    </>
  );
}

function ArtistsOfBrand({ artists }: { artists: ArtistItem[] }) {
  const text = useText();
  return (
    <BlockCarousel kind="ITEM ARTIST" label={text(eventMessages.artists)} count={artists.length}>
      {artists.map((artist) => (
        <ArtistCard key={artist.id} artist={artist} />
      ))}
    </BlockCarousel>
  );
}

function BrandHead({ brand }: { brand: BrandPageQuery['product_brands'][number] }) {
  const name = useName();
  return (
    <header className="lg:page-gutter lg:pt-5">
      {brand.image_src ? (
        <div className="aspect-4/3 overflow-hidden bg-tile md:aspect-21/9 lg:rounded-tile">
          <Picture
            src={brand.image_src}
            size={1024}
            sizes="(min-width: 1344px) 550px, (min-width: 768px) 43vw, 100vw"
            alt=""
            eager
            className="size-full object-contain"
          />
        </div>
      ) : null}
      <div className="page-gutter pt-6 lg:px-0">
        {brand.logo_src ? (
          <Picture src={brand.logo_src} size={128} alt="" eager className="size-16 rounded-full bg-tile object-cover" />
        ) : null}
        <h1 className="mt-3 page-title">
          <Name of={brand.name} />
        </h1>
        <div className="mt-4">
          <FollowButton kind="brand" id={brand.id} name={name(brand.name)} count={brand.follower_count} key={brand.id} />
        </div>
        {brand.description ? (
          <p className="mt-4 max-w-reading text-15">
            <Name of={brand.description} />
          </p>
        ) : null}
      </div>
    </header>
  );
}
