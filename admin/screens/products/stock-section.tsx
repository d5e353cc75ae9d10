import { type FormEvent, useId, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { Section } from '#admin/kit/detail-page.tsx';
import { kitTexts } from '#admin/kit/texts.ts';
import { useAct } from '#admin/kit/use-act.ts';
import { call } from '#admin/session/wire.ts';
import type { ProductDetail } from '#contract/rest/admin/catalogue/products.ts';
import { changeStockBody } from '#contract/rest/admin/desk.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { isShown } from '#rules/shop/shown.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { productTexts as texts } from './texts.ts';

/** The stock of each option, saved line by line because orders change it constantly. */
export function StockSection({ stock }: { stock: ProductDetail['stock'] }) {
  return (
    <Section title={texts.stockTitle}>
      <p className="mb-2 text-ink-2">{texts.stockNote}</p>
      <ul className="max-h-120 divide-y divide-line overflow-y-auto">
        {stock.map((option) => (
          // A changed stock resets the row, so that a stale one is not sent.
          <StockRow key={`${option.id} ${option.stock_count}`} option={option} />
        ))}
      </ul>
    </Section>
  );
}

function StockRow({ option }: { option: ProductDetail['stock'][number] }) {
  const [typed, setTyped] = useState(String(option.stock_count));
  const { act, isActing, failed } = useAct({ isToldHere: true });
  const failedId = useId();
  const body = { stock_count: typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', '')), was: option.stock_count };
  const isChanged = body.stock_count !== option.stock_count && changeStockBody.safeParse(body).success;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void act(() => call('PATCH', `/admin/options/${option.id}/stock`, { body }));
  };
  return (
    <li>
      <form onSubmit={save} className="flex items-center gap-2 py-1.5">
        <span className={`min-w-0 flex-1 ${isShown(option) ? '' : 'text-ink-2 line-through'}`}>{option.name}</span>
        <input
          inputMode="numeric"
          aria-label={`${option.name} ${texts.stock}`}
          value={typed}
          aria-describedby={failedId}
          onChange={({ target }) => setTyped(target.value)}
          className={`control w-20 text-right tabular-nums ${isSoldOut(option.stock_count) ? 'text-danger' : ''}`}
        />
        <Button type="submit" pending={isActing} className={isChanged ? '' : 'invisible'}>
          {kitTexts.save}
        </Button>
      </form>
      <FieldNote id={failedId} error={failed} />
    </li>
  );
}
