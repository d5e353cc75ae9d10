import { useText } from '#client/locale/locale-context.tsx';
import { Select } from '#ui/form/select.tsx';
import { productListMessages } from './list-texts.ts';
import { type ProductSort, productSorts, readSort } from './sorts.ts';

/** The sort menu of a product list. */
export function SortChoice({ sort, onChange }: { sort: ProductSort; onChange: (sort: ProductSort) => void }) {
  const text = useText();
  const options = Object.entries(productSorts).map(([value, { message }]) => ({ value: readSort(value), label: text(message) }));
  return <Select label={text(productListMessages.sort)} hideLabel options={options} value={sort} onChange={onChange} className="w-44" />;
}
