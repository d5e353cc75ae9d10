import { orderFilters } from '#rules/order-state.ts';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/select.tsx';
import { useText } from '../../locale/locale-context.tsx';
import { orderMessages, orderStateMessages } from '../../messages/orders.ts';
import { type OrderListFilter, type Period, periods } from './order-filter.ts';

type Props = { filter: OrderListFilter; onChange: (filter: OrderListFilter) => void };

/** Status as chips, period as a choice (specification 9). */
export function FilterBar({ filter, onChange }: Props) {
  const text = useText();
  return (
    <div className="flex flex-col gap-3 border-b border-ink pb-4 md:flex-row md:items-center md:justify-between">
      <fieldset className="min-w-0">
        <legend className="sr-only">{text(orderMessages.statusFilter)}</legend>
        <div className="no-scrollbar -mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5 md:mx-0 md:flex-wrap md:px-0.5">
          {orderFilters.map((each) => {
            const isChosen = each.filter === filter.status;
            return (
              <button
                key={each.filter}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange({ ...filter, status: each.filter })}
                className={cx(
                  'min-h-target shrink-0 rounded-full border px-4 text-15 font-semibold transition-colors',
                  isChosen ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
                )}
              >
                {text(orderStateMessages[messageKey(each.label)])}
              </button>
            );
          })}
        </div>
      </fieldset>
      <Select<Period>
        className="md:w-40"
        hideLabel
        label={text(orderMessages.period)}
        options={periods.map((period) => ({ value: period, label: text(orderMessages[`period${period}`]) }))}
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
      />
    </div>
  );
}

function messageKey(label: string): keyof typeof orderStateMessages {
  if (!Object.hasOwn(orderStateMessages, label)) throw new Error(`no message for ${label}`);
  return label as keyof typeof orderStateMessages;
}
