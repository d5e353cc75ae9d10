import { graphql } from '#client/graphql/graphql.ts';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { type Locale, localizedName, type Named } from '#rules/shop/locale.ts';
import type { Crumb } from '../section/breadcrumbs.tsx';

/** All categories, in their order. */
export const categoryTreeQuery = graphql(`
  query categoryTree {
    product_categories(where: { deleted_at: { _is_null: true } }, order_by: [{ position: asc }, { id: asc }]) { id parent_id name path_name }
  }
`);

/** The breadcrumbs from all categories down to one. */
export function categoryCrumbs(way: readonly { name: Named; path_name: string }[], locale: Locale): Crumb[] {
  const steps = way.map(({ name, path_name }): Crumb => [localizedName(name, locale), urlFor('category', {}, { category: path_name })]);
  return [[shell.category[locale], urlFor('category')], ...steps];
}
