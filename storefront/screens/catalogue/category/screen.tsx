import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { customizableList, pathTo } from '#rules/catalogue/category-tree.ts';
import { inEveryLocale, localizedName } from '#rules/shop/locale.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { shellOf, useShell } from '#storefront/frame/shell-data.ts';
import { categoryFilter, productsPageSize, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import { SortChoice } from '#storefront/nouns/product/sort-choice.tsx';
import { type ProductSort, productSorts, readSort } from '#storefront/nouns/product/sorts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CategoryChips } from './category-chips.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const search = new URL(request.url).searchParams;
  const category = search.get('category');
  const sort = readSort(search.get('sort'));
  const where = categoryFilter(category);
  const page = await query(productsQuery, { where, order_by: productSorts[sort].order, limit: productsPageSize, offset: 0 });
  return { category, sort, first: page.product_products, count: page.product_products_aggregate.aggregate?.count ?? 0 };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const category = args.loaderData?.category;
  const shown = shellOf(args.matches)?.categories.find(({ path_name }) => path_name === category);
  return pageMeta(
    args,
    shown ? { title: inEveryLocale((locale) => localizedName(shown.name, locale)), search: { category: shown.path_name } } : {},
  );
};

/** The products of a category, or all of them, with a sort menu. */
export default function CategoryScreen() {
  const { category, sort, first, count } = useLoaderData<typeof loader>();
  const text = useText();
  const name = useName();
  const navigate = useNavigate();
  const categories = useShell()?.categories ?? [];
  const path = pathTo(categories, categories.find(({ path_name }) => path_name === category)?.id);
  const chosen = path.at(-1);
  const choose = (next: ProductSort) =>
    navigate(urlFor('category', {}, { ...(category ? { category } : {}), sort: next }), { replace: true });
  return (
    <div className="page-gutter pt-8 lg:pt-14">
      <h1 className="page-title">
        {chosen ? name(chosen.name) : text(category === customizableList ? productListMessages.customizable : productListMessages.all)}
      </h1>
      <CategoryChips category={category} path={path} />
      <div className="mt-4 mb-4 flex items-center justify-between">
        <p className="text-13 text-ink-2 tabular-nums">{text(productListMessages.count, { count })}</p>
        <SortChoice sort={sort} onChange={choose} />
      </div>
      <h2 className="sr-only">{text(productListMessages.products, { count })}</h2>
      {count === 0 ? (
        <EmptyState
          sentence={text(productListMessages.empty)}
          action={category === null ? null : <ButtonLink href={urlFor('category')}>{text(productListMessages.toAll)}</ButtonLink>}
        />
      ) : (
        <ProductList key={`${category} ${sort}`} where={categoryFilter(category)} sort={sort} first={first} />
      )}
    </div>
  );
}
