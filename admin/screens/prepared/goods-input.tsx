import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#admin/kit/button.tsx';
import { useInput } from '#admin/kit/inputs.tsx';
import { PickBox } from '#admin/kit/pick/pick-box.tsx';
import { FailedPart } from '#admin/kit/states.tsx';
import { call } from '#admin/session/wire.ts';
import { placeholderSrc } from '#contract/images.ts';
import type { BuyerGoods, PrepareCheckout } from '#contract/rest/admin/prepared/checkouts.ts';
import { isSoldOut, LINES_AT_ONCE_MAX } from '#rules/order/stock.ts';
import { FieldNote } from '#ui/form/field.tsx';
import { preparedTexts as texts } from './texts.ts';

type Line = PrepareCheckout['lines'][number];

/** Designs that the member saved and products of the shop, each with option and quantity. An option that is not chosen yet is 0. */
export function GoodsInput({ userId }: { userId: string }) {
  const { field, ids, error } = useInput('lines');
  const lines = field.value as Line[];
  const [picked, setPicked] = useState<readonly number[]>([]);
  const query = useQuery({
    queryKey: ['prepared', userId, 'goods', picked],
    queryFn: () => {
      const products = picked.length === 0 ? '' : `&product_ids=${picked.join(',')}`;
      return call<BuyerGoods>('GET', `/admin/checkouts/goods?user_id=${userId}${products}`);
    },
    placeholderData: keepPreviousData,
  });
  const goods = query.data ?? { designs: [], products: [] };
  const isFull = lines.length >= LINES_AT_ONCE_MAX;
  const add = (line: Omit<Line, 'option_id' | 'quantity'>) => {
    if (!isFull) field.onChange([...lines, { ...line, option_id: 0, quantity: 1 }]);
  };
  useEffect(() => {
    const filled = lines.map((line) => (line.option_id === 0 ? { ...line, option_id: onlyOption(line, goods) } : line));
    if (filled.some(({ option_id }, at) => option_id !== lines[at]?.option_id)) field.onChange(filled);
  });
  return (
    <div className="space-y-4">
      {query.error === null ? null : <FailedPart query={query} />}
      {lines.length === 0 ? null : (
        <ul aria-label={texts.goods} className="divide-y divide-line rounded-control border border-line">
          {keyed(lines).map(({ key, at, line }) => (
            <LineRow
              key={key}
              line={line}
              goods={goods}
              onChange={(next) => field.onChange(lines.map((each, index) => (index === at ? next : each)))}
              onRemove={() => field.onChange(lines.filter((_each, index) => index !== at))}
            />
          ))}
        </ul>
      )}
      <FieldNote id={ids.note} error={error === null ? null : lines.length === 0 ? texts.noLines : error} />
      <div>
        <label htmlFor={ids.control} className="mb-1 block font-semibold">
          {texts.product}
        </label>
        <PickBox
          of="products"
          id={ids.control}
          chosen={[]}
          isOne
          inputRef={field.ref}
          onPick={({ id }) => {
            setPicked([...new Set([...picked, id])]);
            add({ product_id: id });
          }}
          onRemove={() => undefined}
        />
      </div>
      <Designs designs={goods.designs} onPick={({ id, product_id }) => add({ product_id, product_custom_id: id })} />
    </div>
  );
}

/** Lines with their own keys, because two may be of one product in two options. */
function keyed(lines: readonly Line[]) {
  const nameOf = ({ product_id, product_custom_id }: Line) => `${product_id} ${product_custom_id ?? ''}`;
  return lines.map((line, at) => {
    const before = lines.slice(0, at).filter((each) => nameOf(each) === nameOf(line)).length;
    return { line, at, key: `${nameOf(line)} ${before}` };
  });
}

/** The options of a line; for a design the sizes of its garment and colour. */
function optionsOf({ product_id, product_custom_id }: Line, { products, designs }: BuyerGoods) {
  const design = designs.find(({ id }) => id === product_custom_id);
  const options = products.find(({ id }) => id === product_id)?.options ?? [];
  return options.filter(({ option_id }) => design === undefined || design.option_ids.includes(option_id));
}

/** The option of a line without a choice; 0 for others. */
function onlyOption(line: Line, goods: BuyerGoods): number {
  const [only, other] = optionsOf(line, goods);
  return only !== undefined && other === undefined && !isSoldOut(only.stock_count) ? only.option_id : 0;
}

interface RowProps {
  line: Line;
  goods: BuyerGoods;
  onChange: (line: Line) => void;
  onRemove: () => void;
}

function LineRow({ line, goods, onChange, onRemove }: RowProps) {
  const product = goods.products.find(({ id }) => id === line.product_id);
  const design = goods.designs.find(({ id }) => id === line.product_custom_id);
  const options = optionsOf(line, goods);
  const name = design === undefined ? (product?.name ?? '') : `${design.name || texts.noName} · ${design.product}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <span className="basis-full font-semibold md:flex-1 md:basis-auto">{name}</span>
      {product?.is_custom && design === undefined ? (
        <span className="basis-full text-danger">{texts.needsDesign}</span>
      ) : (
        <>
          <select
            aria-label={texts.option(name)}
            value={line.option_id || ''}
            onChange={({ target }) => onChange({ ...line, option_id: Number(target.value) })}
            className="control max-w-full"
          >
            <option value="" disabled>
              {texts.chooseOption}
            </option>
            {options.map((option) => (
              <option key={option.option_id} value={option.option_id} disabled={isSoldOut(option.stock_count)}>
                {texts.choice(option.name, option.stock_count)}
              </option>
            ))}
          </select>
          <input
            aria-label={texts.quantity(name)}
            type="number"
            inputMode="numeric"
            min={1}
            value={line.quantity}
            onChange={({ target }) => onChange({ ...line, quantity: Number(target.value) })}
            className="control w-20 text-right tabular-nums"
          />
        </>
      )}
      <Button look="quiet" aria-label={`${name} ${texts.remove}`} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}

function Designs({ designs, onPick }: Pick<BuyerGoods, 'designs'> & { onPick: (design: BuyerGoods['designs'][number]) => void }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold">{texts.designs}</h3>
      {designs.length === 0 ? (
        <p className="text-ink-2">{texts.noDesigns}</p>
      ) : (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {designs.map((design) => (
            <li key={design.id}>
              <button
                type="button"
                onClick={() => onPick(design)}
                className="block w-full rounded-control border border-line p-2 text-left hover:bg-hover"
              >
                <img
                  src={design.src ?? placeholderSrc}
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                  className="aspect-square w-full rounded-tile bg-tile object-cover"
                />
                <span className="mt-2 block truncate font-semibold">{design.name || texts.noName}</span>
                <span className="block truncate text-12 text-ink-2">{design.product}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
