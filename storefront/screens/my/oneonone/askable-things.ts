import type { SelectAskableThingsQuery } from '#client/graphql/operations.generated.ts';
import { renderSrc } from '#contract/pictures/renders.ts';

/** An order line or design that an inquiry can refer to; `key` is e.g. `order-12` or `design-7`. */
export type AskableThing = {
  key: string;
  kind: 'order' | 'design';
  id: number;
  name: { ko?: string | null; en?: string | null };
  note: string;
  image_src: string;
};

/** The choices: newest orders first, then newest designs. */
export function askableThings(found: SelectAskableThingsQuery): AskableThing[] {
  const lines = found.sales_orders.flatMap(({ order_number, order_products }) =>
    order_products.map(
      ({ id, product_name, image_src }): AskableThing => ({
        key: `order-${id}`,
        kind: 'order',
        id,
        name: product_name,
        note: order_number,
        image_src,
      }),
    ),
  );
  const designs = found.product_product_customs.flatMap((design): AskableThing[] => {
    const { id, name, product } = design;
    if (!product) return [];
    return [
      {
        key: `design-${id}`,
        kind: 'design',
        id,
        name: name ? { ko: name, en: name } : product.name,
        note: '',
        image_src: pictureOf(design) ?? product.image_src,
      },
    ];
  });
  return [...lines, ...designs];
}

/** The request fields for the chosen key. */
export function namedBy(key: string): { order_product_id?: number; product_custom_id?: number } {
  const [kind, id] = key.split('-');
  if (kind === 'order') return { order_product_id: Number(id) };
  return kind === 'design' ? { product_custom_id: Number(id) } : {};
}

function pictureOf(design: SelectAskableThingsQuery['product_product_customs'][number]): string | null {
  const [first] = design.custom_mockups;
  if (!first) return null;
  const { render_key: renderKey, revision } = design;
  return renderSrc({ design: { renderKey, revision }, mockupGroupId: String(first.mockup_group_id), width: 320, extension: 'webp' });
}
