import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { categoryFilter, customizableList, productsPageSize, productsQuery } from '#storefront/nouns/product/list-operations.ts';
import { productListMessages } from '#storefront/nouns/product/list-texts.ts';
import { ProductList } from '#storefront/nouns/product/product-list.tsx';
import { type ProductSort, productSorts, readSort } from '#storefront/nouns/product/sorts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/states.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const search = new URL(request.url).searchParams;
  const category = search.get('category');
  const sort = readSort(search.get('sort'));
  const where = categoryFilter(category);
  const page = await query(productsQuery, { where, order_by: productSorts[sort].order, limit: productsPageSize, offset: 0 });
  return { category, sort, first: page.product_products, count: page.product_products_aggregate.aggregate?.count ?? 0 };
}

export const meta: MetaFunction = (args) => pageMeta(args);

/** The products of a category, or all of them, in the sort the reader likes. */
export default function CategoryScreen() {
  const { category, sort, first, count } = useLoaderData<typeof loader>();
  const text = useText();
  const name = useName();
  const chosen = useShell()?.categories.find(({ path_name }) => path_name === category);
  return (
    <div className="page-gutter pt-6 lg:pt-14">
      <h1 className="text-26 font-extrabold lg:text-36">
        {chosen ? name(chosen.name) : text(category === customizableList ? productListMessages.customizable : productListMessages.all)}
      </h1>
      <CategoryChips category={category} />
      <div className="mt-4 mb-4 flex items-center justify-between">
        <p className="text-13 text-ink-2 tabular-nums">{text(productListMessages.count, { count })}</p>
        <SortChoice category={category} sort={sort} />
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

function CategoryChips({ category }: { category: string | null }) {
  const text = useText();
  const name = useName();
  const categories = useShell()?.categories ?? [];
  const chips = [
    { key: null, label: text(productListMessages.all), url: urlFor('category') },
    {
      key: customizableList,
      label: text(productListMessages.customizable),
      url: urlFor('category', {}, { category: customizableList }),
    },
    ...categories.map((each) => ({
      key: each.path_name,
      label: name(each.name),
      url: urlFor('category', {}, { category: each.path_name }),
    })),
  ];
  return (
    <nav
      aria-label={text(productListMessages.categories)}
      className="no-scrollbar relative -mx-gutter mt-4 overflow-x-auto px-gutter lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-2 p-0.5">
        {chips.map(({ key, label, url }) => (
          <li key={label}>
            <Link
              to={url}
              aria-current={key === category ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-target items-center rounded-full border px-4 text-15 font-semibold whitespace-nowrap',
                key === category ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
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

function SortChoice({ category, sort }: { category: string | null; sort: ProductSort }) {
  const text = useText();
  const navigate = useNavigate();
  const choose = (next: ProductSort) =>
    navigate(urlFor('category', {}, { ...(category ? { category } : {}), sort: next }), { replace: true });
  const options = Object.entries(productSorts).map(([value, { message }]) => ({ value: readSort(value), label: text(message) }));
  return <Select label={text(productListMessages.sort)} hideLabel options={options} value={sort} onChange={choose} className="w-44" />;
}
