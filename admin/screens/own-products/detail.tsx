import type { OwnProductQuery } from '#admin/graphql/brand.generated.ts';
import { Button } from '#admin/kit/button.tsx';
import { detailScreen } from '#admin/kit/detail/detail-screen.tsx';
import { Facts, Section } from '#admin/kit/detail-page.tsx';
import { StateBadge } from '#admin/kit/fields/field-value.tsx';
import { count, nothing, won } from '#admin/kit/format.ts';
import { SeenLink } from '#admin/kit/preview/seen-link.tsx';
import { productFields as fields } from '#admin/nouns/product/fields.ts';
import { Incoming } from '#admin/nouns/product/incoming.tsx';
import { useStock } from '#admin/nouns/product/use-stock.ts';
import { ownBrands } from '#admin/session/desk.ts';
import { runOperation } from '#admin/session/wire.ts';
import { resizeSrc } from '#contract/images.ts';
import { urlFor } from '#contract/routes.ts';
import { sellingPrice } from '#rules/money/price.ts';
import { isOpenable, isShown } from '#rules/shop/shown.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { limitOf, Stock } from './list.tsx';
import { ownProduct } from './queries.ts';
import { ownProductTexts as texts } from './texts.ts';

type Product = OwnProductQuery['product_products'][number];
type Option = Product['options'][number];

/** The screen on which a brand edits the stock of each option of a product of theirs. */
export const OwnProductDetail = detailScreen({
  name: 'own-products',
  texts,
  // Public rows are readable by everybody: others' products are excluded here.
  load: async ({ id }) => {
    const found = await runOperation(ownProduct, { where: { id: { _eq: Number(id) }, brand_id: await ownBrands() } });
    const [product] = found.product_products;
    return product && { ...product, limit: limitOf(product, found) };
  },
  title: (product) => product.name.ko,
  beside: (product) => <StateBadge field={fields.state} state={product.state} />,
  actions: (product) => <SeenLink to={isOpenable(product) ? urlFor('product-id', { id: product.id }) : null} />,
  side: (product) => (
    <Section title={texts.facts}>
      <img
        src={resizeSrc(product.image_src, 384)}
        alt={product.name.ko}
        className="mb-3 aspect-square w-full rounded-control bg-tile object-cover"
      />
      <Facts
        facts={[
          [fields.code.label, product.code],
          [fields.price.label, won(sellingPrice(product))],
          [fields.stock_count.label, count(product.stock_count)],
          [fields.sales_count.label, count(product.sales_count)],
        ]}
      />
    </Section>
  ),
  content: (product) => (
    <Section title={texts.options} isFlush>
      <table aria-label={texts.options} className="w-full text-13">
        <thead>
          <tr className="border-b border-line text-left text-ink-2">
            <th className="px-4 py-2 font-semibold">{texts.option}</th>
            <th className="px-2 py-2 font-semibold max-md:hidden">{texts.surcharge}</th>
            <th className="px-2 py-2 text-right font-semibold max-md:hidden">{fields.stock_count.label}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {product.options.map((option) => (
            // A changed stock resets the row, so that a stale one is not sent.
            <OptionRow key={`${option.id} ${option.stock_count}`} option={option} limit={product.limit} />
          ))}
        </tbody>
      </table>
    </Section>
  ),
});

function OptionRow({ option, limit }: { option: Option; limit: number }) {
  const { isSame, isFine, isActing, onSubmit, input, note } = useStock(option);
  const refusal = isSame ? texts.unchanged : isFine ? null : texts.wrong;
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="px-4 py-2">
        {option.name.ko} {isShown(option) ? null : <StateBadge field={fields.state} state={option.state} />}
      </td>
      <td className="px-2 py-2 max-md:hidden">{option.price === 0 ? nothing : won(option.price)}</td>
      <td className="px-2 py-2 text-right max-md:hidden">
        <Stock value={option.stock_count} limit={limit} />
      </td>
      <td className="px-4 py-2">
        <form onSubmit={onSubmit} className="flex justify-end gap-2">
          <input {...input} aria-label={texts.newStock(option.name.ko)} className="control w-24 text-right tabular-nums" />
          <Button type="submit" pending={isActing} refusal={refusal}>
            {texts.save}
          </Button>
        </form>
        <FieldNote {...note} />
        <div className="mt-2 text-right">
          <Incoming option={{ ...option, name: option.name.ko }} />
        </div>
      </td>
    </tr>
  );
}
