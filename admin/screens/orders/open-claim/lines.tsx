import type { OrderAtWork } from '#contract/rest/admin/orders.ts';
import { exchangeChoices, isSellableAfter } from '#rules/order/claim/claim-reason.ts';
import { isEnough } from '#rules/order/stock.ts';
import { Picture } from '#ui/picture.tsx';
import { openClaimTexts as texts } from './texts.ts';
import { type Choice, type OpenableLine, type OpenClaimForm, wishedOption } from './use-open-claim.ts';

/** The lines, their quantities and what happens to them. A line that cannot be claimed says why. */
export function OpenedLines({ order, form }: { order: OrderAtWork; form: OpenClaimForm }) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.lines}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {form.openable.lines.map((line) => {
          const ordered = order.order_products.find(({ id }) => id === line.order_product_id);
          return ordered === undefined ? null : <Line key={ordered.id} line={line} ordered={ordered} form={form} />;
        })}
      </ul>
    </fieldset>
  );
}

interface LineProps {
  line: OpenableLine;
  ordered: OrderAtWork['order_products'][number];
  form: OpenClaimForm;
}

function Line({ line, ordered, form }: LineProps) {
  const { openable, type } = form;
  const id = line.order_product_id;
  const refusal = line.possible[type];
  const choice = form.chosen[id];
  const choose = (next: Partial<Choice>) => form.choose(id, { quantity: line.left, optionId: null, isSellable: null, ...choice, ...next });
  return (
    <li className="flex gap-3 py-2.5">
      <span className="size-12 shrink-0 overflow-hidden rounded-tile bg-tile">
        <Picture src={ordered.image_src} size={128} alt="" className="size-full object-cover" />
      </span>
      <div className="min-w-0 flex-1">
        <label className="flex min-h-8 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-ink"
            checked={choice !== undefined}
            disabled={refusal !== null || openable.is_whole_only}
            aria-describedby={refusal === null ? undefined : `refusal-${id}`}
            onChange={(event) => (event.target.checked ? choose({}) : form.choose(id, null))}
          />
          <span>
            <span className="font-semibold">{ordered.product_name.ko}</span> <span className="text-ink-2">{ordered.option_name.ko}</span>
          </span>
        </label>
        {refusal === null ? null : (
          <p id={`refusal-${id}`} className="text-12 text-ink-2">
            {texts.refusals[refusal] ?? refusal}
          </p>
        )}
        {choice === undefined ? null : <Chosen {...{ line, ordered, form, choice, choose }} />}
      </div>
    </li>
  );
}

function Chosen({ line, ordered, form, choice, choose }: LineProps & { choice: Choice; choose: (next: Partial<Choice>) => void }) {
  const { type, reason, openable } = form;
  const name = `${ordered.product_name.ko} ${ordered.option_name.ko}`;
  const most = openable.is_whole_only ? line.quantity : line.left;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <span className="flex items-center gap-1.5 tabular-nums">
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={choice.quantity}
          disabled={most === 1 || openable.is_whole_only}
          aria-label={texts.quantity(name)}
          onChange={(event) => choose({ quantity: Math.trunc(Number(event.target.value)) })}
          className="control w-16 text-right"
        />
        {texts.of(most)}
      </span>
      {type === 'EXCHANGE' ? <ExchangeOption {...{ line, form, name, choice, choose }} /> : null}
      {type === 'CANCEL' && !openable.is_whole_only ? (
        <label className="flex min-h-8 items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4 accent-ink"
            checked={choice.isSellable ?? isSellableAfter(type, reason)}
            onChange={(event) => choose({ isSellable: event.target.checked })}
          />
          {texts.resellable}
        </label>
      ) : null}
    </div>
  );
}

interface OptionProps {
  line: OpenableLine;
  form: OpenClaimForm;
  name: string;
  choice: Choice;
  choose: (next: Partial<Choice>) => void;
}

function ExchangeOption({ line, form, name, choice, choose }: OptionProps) {
  const options = exchangeChoices(line.exchange_options, form.type, form.fault);
  const chosen = wishedOption(line, choice, form) ?? options.find(({ is_own }) => is_own);
  return (
    <select
      aria-label={texts.exchangeFor(name)}
      value={String(chosen?.option_id ?? '')}
      onChange={(event) => choose({ optionId: Number(event.target.value) })}
      className="control min-w-0 pr-7"
    >
      {chosen === undefined ? (
        <option value="" disabled>
          {texts.chooseOption}
        </option>
      ) : null}
      {options.map((option) => {
        const isOut = !isEnough(option.stock_count, choice.quantity);
        const label = option.is_own ? texts.sameOption(option.name.ko) : option.name.ko;
        return (
          <option key={option.option_id} value={option.option_id} disabled={isOut}>
            {isOut ? texts.soldOut(label) : label}
          </option>
        );
      })}
    </select>
  );
}
