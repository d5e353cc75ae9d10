import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { customizableList, pathTo } from '#rules/catalogue/category-tree.ts';
import { shownCount } from '#rules/catalogue/product/product-filter.ts';
import { inEveryLocale, languagesOf, localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { openAgain } from '#storefront/frame/opening/open-again.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { shellOf, useShell, useTopCategories } from '#storefront/frame/shell-data.ts';
import { describePage } from '#storefront/frame/structured-data/describe-page.ts';
import { collectionPage, listedProducts } from '#storefront/frame/structured-data/list-things.ts';
import { categoryCrumbs, categoryTreeQuery } from '#storefront/nouns/product/category-crumbs.ts';
import { FilteredProducts } from '#storefront/nouns/product/filters/filtered-products.tsx';
import { isListIndexed } from '#storefront/nouns/product/filters/is-listed.ts';
import { loadFilteredList } from '#storefront/nouns/product/filters/load-list.ts';
import { categoryList } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { Breadcrumbs } from '#storefront/nouns/section/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { EmptyState } from '#ui/states.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const bridge = bridgeOf(context);
  const { query, inAllLanguages, locale } = bridge;
  const search = new URL(request.url).searchParams;
  const category = search.get('category');
  const [list, tree] = await Promise.all([loadFilteredList(bridge, search, categoryList(category)), query(categoryTreeQuery)]);
  const isChosen = (each: { path_name: string }) => each.path_name === category;
  const way = pathTo(tree.product_categories, tree.product_categories.find(isChosen)?.id);
  const crumbs = categoryCrumbs(way, locale);
  const [title = '', path = ''] = crumbs.at(-1) ?? [];
  describePage(context, {
    things: (place) => [collectionPage(place, { name: title, path, items: listedProducts(place, list.first) })],
    crumbs,
  });
  const languages = way.length > 0 ? languagesOf(inAllLanguages(tree).product_categories.find(isChosen)?.name) : undefined;
  return { crumbs, languages, category, list };
}

export const clientLoader = openAgain;

export const meta: MetaFunction<typeof loader> = (args) => {
  const category = args.loaderData?.category;
  const shown = shellOf(args.matches)?.categories.find(({ path_name }) => path_name === category);
  const list = args.loaderData?.list;
  const first = list?.first[0];
  const about = {
    ...{ isIndexed: isListIndexed(list), languages: args.loaderData?.languages },
    image: first ? resizeSrc(first.image_src, 1024) : null,
  };
  if (!shown) return pageMeta(args, about);
  return pageMeta(args, {
    ...about,
    title: inEveryLocale((locale) => localizedName(shown.name, locale)),
    search: { category: shown.path_name },
  });
};

/** The products of a category, or all of them, with filters and a sort menu. */
export default function CategoryScreen() {
  const { crumbs, category, list } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  const categories = useShell()?.categories ?? [];
  const path = pathTo(categories, categories.find(({ path_name }) => path_name === category)?.id);
  const chosen = path.at(-1);
  return (
    <div className={cx('page-gutter pt-8', path.length === 0 && 'lg:pt-14')}>
      {path.length === 0 ? null : (
        <div className="lg:-mx-gutter-wide lg:-mt-8 lg:pb-6">
          <Breadcrumbs crumbs={crumbs} />
        </div>
      )}
      <h1 className="page-title">
        {chosen ? name(chosen.name) : text(category === customizableList ? productListMessages.customizable : productListMessages.all)}
      </h1>
      <CategoryChips category={category} path={path} />
      <h2 className="sr-only">{text(productListMessages.products, { count: shownCount(list.count) })}</h2>
      <div className="mt-4">
        <FilteredProducts
          list={list}
          empty={
            <EmptyState
              sentence={text(productListMessages.empty)}
              action={category === null ? null : <ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
            />
          }
        />
      </div>
    </div>
  );
}

type Category = NonNullable<ReturnType<typeof useShell>>['categories'][number];
type Chip = { key: string | null; label: string; isWithin?: boolean };

/** The categories, with a row of subcategories for each selected level. The first chip of a row goes back up. */
function CategoryChips({ category, path }: { category: string | null; path: readonly Category[] }) {
  const { text, name } = useLanguage();
  const top = useTopCategories();
  const all = useShell()?.categories ?? [];
  const chipOf = (each: Category): Chip => ({ key: each.path_name, label: name(each.name), isWithin: path.includes(each) });
  return (
    <>
      <ChipRow
        label={text(productListMessages.categories)}
        category={category}
        chips={[
          { key: null, label: text(productListMessages.all) },
          { key: customizableList, label: text(productListMessages.customizable) },
          ...top.map(chipOf),
        ]}
      />
      {path.map((parent) => {
        const below = all.filter(({ parent_id }) => parent_id === parent.id);
        if (below.length === 0) return null;
        const allOf = text(productListMessages.allOf, { name: name(parent.name) });
        return (
          <ChipRow
            key={parent.id}
            label={allOf}
            category={category}
            chips={[{ key: parent.path_name, label: allOf }, ...below.map(chipOf)]}
          />
        );
      })}
    </>
  );
}

function ChipRow({ label, category, chips }: { label: string; category: string | null; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className="edge-row mt-4">
      <ul className="flex w-max gap-2 py-0.5">
        {chips.map(({ key, label, isWithin = false }) => (
          <li key={label}>
            <Link
              to={urlFor('category', {}, key === null ? {} : { category: key })}
              aria-current={key === category ? 'page' : isWithin ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-target items-center rounded-full border px-4 text-15 font-semibold whitespace-nowrap',
                key === category || isWithin ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
