import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import type { ClaimableLine, OrderClaims } from '#contract/rest/claims.ts';
import type { Order } from '#contract/rest/orders.ts';
import { reasonRefusal } from '#rules/order/claim/claim-reason.ts';
import { isSoldOut } from '#rules/order/stock.ts';
import { LinePicture } from '#storefront/nouns/cart/line-picture.tsx';
import { QuantityStepper } from '#storefront/nouns/cart/quantity-stepper.tsx';
import { ProofButton } from '#storefront/nouns/design/proof-button.tsx';
import { claimTexts } from '#storefront/nouns/order/claim-texts.ts';
import { useLineName } from '#storefront/nouns/order/line-name.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { type ClaimForm, type MissingPart, optionsFor } from './use-claim-form.ts';

/** `missing`: the part the shopper tried to continue without. */
type Props = { order: Order; claims: OrderClaims; form: ClaimForm; missing: MissingPart | null };

/** The lines, their quantities and, for an exchange, the option. A line that cannot be claimed says why. */
export function ClaimLines({ order, claims, form, missing }: Props) {
  const text = useText();
  return (
    <fieldset data-part="lines">
      <legend className="mb-2 text-13 font-semibold">{text(claimTexts.lines)}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {claims.lines.map((line) => {
          const ordered = order.order_products.find(({ id }) => id === line.order_product_id);
          return ordered === undefined ? null : <Line key={line.order_product_id} {...{ line, ordered, form, missing }} />;
        })}
      </ul>
      {claims.lines.some(({ is_custom }) => is_custom) ? <p className="mt-2 text-13 text-ink-2">{text(claimTexts.customNote)}</p> : null}
    </fieldset>
  );
}

type LineProps = Pick<Props, 'form' | 'missing'> & { line: ClaimableLine; ordered: Order['order_products'][number] };

function Line({ line, ordered, form, missing }: LineProps) {
  const { text, locale } = useLanguage();
  const refusal = reasonRefusal(line, form.type, form.reason);
  const choice = refusal === null ? form.chosen[line.order_product_id] : undefined;
  const name = useLineName()(ordered);
  const choose = (next: Partial<NonNullable<typeof choice>>) =>
    form.choose(line.order_product_id, { quantity: line.left, optionId: null, ...choice, ...next });
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <LinePicture src={ordered.image_src} sideSrcs={ordered.side_srcs} className="size-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <Checkbox
            checked={choice !== undefined}
            disabled={refusal !== null}
            invalid={missing === 'lines' && refusal === null}
            onChange={(isChosen) => (isChosen ? choose({}) : form.choose(line.order_product_id, null))}
            label={name}
          />
          {refusal === null ? null : <p className="text-13 text-ink-2">{errorMessage(refusal, locale)}</p>}
          {choice === undefined ? null : (
            <div className="mt-2 grid justify-items-start gap-3">
              {line.left > 1 ? (
                <QuantityStepper
                  name={name}
                  quantity={Math.min(choice.quantity, line.left)}
                  max={line.left}
                  maxSentence={text(claimTexts.mostClaimed, { most: line.left })}
                  onChange={(quantity) => choose({ quantity })}
                />
              ) : null}
              {form.type === 'EXCHANGE' ? (
                <OptionChoice {...{ line, form, missing }} optionId={choice.optionId} onChoose={(optionId) => choose({ optionId })} />
              ) : null}
            </div>
          )}
          <ProofButton proof={ordered.proof} isOrdered />
          {line.left > 0 && line.left < line.quantity ? (
            <p className="mt-1 text-12 text-ink-2">{text(claimTexts.left, { left: line.left })}</p>
          ) : null}
        </div>
      </div>
    </li>
  );
}

type OptionProps = Omit<LineProps, 'ordered'> & { optionId: number | null; onChoose: (id: number) => void };

/** The option to exchange for: the same one, unless the line is not faulty. */
function OptionChoice({ line, form, missing, optionId, onChoose }: OptionProps) {
  const { text, name: nameOf } = useLanguage();
  const options = optionsFor(line, form.asked);
  const chosen = options.find(({ option_id }) => option_id === optionId) ?? options.find(({ is_own }) => is_own);
  return (
    <div data-part={chosen === undefined ? 'option' : undefined} className="w-full">
      <Select
        label={text(claimTexts.exchangeFor)}
        placeholder={text(claimTexts.optionPlaceholder)}
        value={chosen === undefined ? null : String(chosen.option_id)}
        error={missing === 'option' && chosen === undefined ? text(claimTexts.missingOption) : null}
        onChange={(value) => onChoose(Number(value))}
        options={options.map((option) => {
          const name = nameOf(option.name);
          const isOut = isSoldOut(option.stock_count);
          return {
            value: String(option.option_id),
            label: isOut ? text(claimTexts.soldOut, { name }) : option.is_own ? text(claimTexts.sameOption, { name }) : name,
            disabled: isOut,
          };
        })}
      />
    </div>
  );
}
