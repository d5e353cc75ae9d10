import { useQuery } from '@tanstack/react-query';
import { runOperation } from '#admin/session/wire.ts';
import { productChoices } from './queries.ts';

export interface Choice {
  value: string;
  label: string;
}

/** The query, and its brands, categories (under their parents) and shipping policies to choose from. */
export function useChoices() {
  const query = useQuery({ queryKey: ['product-choices'], queryFn: () => runOperation(productChoices), staleTime: 60_000 });
  const { data } = query;
  const categories = data?.product_categories ?? [];
  const parentName = (id: number | null) => categories.find((each) => each.id === id)?.name.ko;
  const named = (row: { id: number; name: { ko: string } }): Choice => ({ value: String(row.id), label: row.name.ko });
  return {
    query,
    brands: (data?.product_brands ?? []).map(named),
    brandName: (id: number) => data?.product_brands.find((each) => each.id === id)?.name ?? null,
    categories: categories.map((row) => ({
      value: String(row.id),
      label: [parentName(row.parent_id), row.name.ko].filter(Boolean).join(' › '),
    })),
    policies: (data?.product_shipping_policies ?? []).map(named),
  };
}
