import { useName } from '#client/locale/locale-context.tsx';
import type { ShownLine } from '../cart/line-row.tsx';

/** The name of an order line in one line: product and option, as two things. */
export function useLineName(): (line: Pick<ShownLine, 'product_name' | 'option_name'>) => string {
  const nameOf = useName();
  return ({ product_name, option_name }) => `${nameOf(product_name)} · ${nameOf(option_name)}`;
}
