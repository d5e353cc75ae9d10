import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { kitTexts } from '#admin/kit/texts.ts';
import { productFields } from '#admin/nouns/product/fields.ts';
import { Incoming } from '#admin/nouns/product/incoming.tsx';
import { useStock } from '#admin/nouns/product/use-stock.ts';
import type { ProductDetail } from '#contract/rest/admin/catalogue/products.ts';
import { isLow, isSoldOut } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { productTexts as texts } from './texts.ts';

/** The stock of each option, saved line by line because orders change it constantly. */
export function StockSection({ stock, low_stock: limit }: Pick<ProductDetail, 'stock' | 'low_stock'>) {
  return (
    <Section title={texts.stockTitle}>
      <p className="mb-2 text-ink-2">{texts.stockNote}</p>
      <ul className="max-h-120 divide-y divide-line overflow-y-auto">
        {stock.map((option) => (
          // A changed stock resets the row, so that a stale one is not sent.
          <StockRow key={`${option.id} ${option.stock_count}`} option={option} limit={limit} />
        ))}
      </ul>
    </Section>
  );
}

function StockRow({ option, limit }: { option: ProductDetail['stock'][number]; limit: number }) {
  const { isSame, isFine, isActing, onSubmit, input, note } = useStock(option);
  return (
    <li>
      <form onSubmit={onSubmit} className="flex items-center gap-2 py-1.5">
        <span className={`min-w-0 flex-1 ${isShown(option) ? '' : 'text-ink-2 line-through'}`}>{option.name}</span>
        <input
          {...input}
          aria-label={`${option.name} ${productFields.stock_count.label}`}
          className={`control w-20 text-right tabular-nums ${stockTone(option.stock_count, limit)}`}
        />
        <Button type="submit" pending={isActing} className={isFine && !isSame ? '' : 'invisible'}>
          {kitTexts.save}
        </Button>
      </form>
      <FieldNote {...note} />
      <Incoming option={option} hasSupplier />
    </li>
  );
}

function stockTone(stockCount: number, limit: number): string {
  if (isSoldOut(stockCount)) return 'text-danger';
  return isLow(stockCount, limit) ? 'text-warning' : '';
}
