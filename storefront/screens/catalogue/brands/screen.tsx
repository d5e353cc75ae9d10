import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { defineMessages } from '#client/locale/message.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage } from '#storefront/frame/structured-data/list-things.ts';
import { EmptyState } from '#ui/states.tsx';
import { ArtistTile } from '#ui/tiles/artist-tile.tsx';
import { brandsQuery } from './operations.ts';

const texts = defineMessages({
  brands: { ko: '브랜드', en: 'Brands', cn: '品牌' },
  lead: { ko: '심과 함께하는 브랜드', en: 'The brands that sell with us', cn: '与 Seam 合作的品牌' },
  none: { ko: '아직 소개할 브랜드가 없습니다.', en: 'There are no brands yet.', cn: '暂无品牌。' },
  followers: { ko: '팔로워 {count}명', en: '{count} {count|follower|followers}', cn: '{count} 位关注者' },
});

export async function loader({ context }: LoaderFunctionArgs) {
  const { query, locale } = bridgeOf(context);
  const { product_brands: brands } = await query(brandsQuery);
  const items = brands.map((brand) => ({
    name: localizedName(brand.name, locale),
    path: urlFor('brand', { id: brand.id }),
    src: brand.image_src || brand.logo_src,
  }));
  const page = { name: texts.brands[locale], path: urlFor('brands') };
  describePage(context, { things: (place) => [collectionPage(place, { ...page, items })] });
  return { brands };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const src = args.loaderData?.brands.find(({ image_src }) => image_src)?.image_src;
  return pageMeta(args, { image: src ? resizeSrc(src, 1024) : null });
};

/** The page of all brands. */
export default function BrandsScreen() {
  const { brands } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">{text(texts.brands)}</h1>
      <p className="mt-1 text-15 text-ink-2">{text(texts.lead)}</p>
      <h2 className="sr-only">{text(texts.brands)}</h2>
      {brands.length === 0 ? <EmptyState sentence={text(texts.none)} /> : null}
      <ul className="tile-grid mt-8">
        {brands.map((brand) => (
          <li key={brand.id}>
            <ArtistTile
              artist={{ name: name(brand.name), image_src: brand.image_src || null, profile_src: brand.logo_src }}
              href={urlFor('brand', { id: brand.id })}
              note={text(texts.followers, { count: brand.follower_count.toLocaleString('ko-KR') })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
