import { useQuery } from '@tanstack/react-query';
import { ask } from '#admin/session/wire.ts';
import { productChoices } from './queries.ts';

export interface Choice {
  value: string;
  label: string;
}

/** Brands, categories (under their parents) and shipping policies to choose from. */
export function useChoices(): { brands: Choice[]; categories: Choice[]; policies: Choice[] } {
  const { data } = useQuery({ queryKey: ['product-choices'], queryFn: () => ask(productChoices), staleTime: 60_000 });
  const categories = data?.product_categories ?? [];
  const parentName = (id: number | null) => categories.find((each) => each.id === id)?.name.ko;
  const named = (row: { id: number; name: { ko: string } }) => ({ value: String(row.id), label: row.name.ko });
  return {
    brands: (data?.product_brands ?? []).map(named),
    categories: categories.map((row) => ({
      value: String(row.id),
      label: [parentName(row.parent_id), row.name.ko].filter(Boolean).join(' › '),
    })),
    policies: (data?.product_shipping_policies ?? []).map(named),
  };
}
