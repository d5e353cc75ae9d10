import { useText } from '#client/locale/locale-context.tsx';
import { orderFilters } from '#rules/order/order-state.ts';
import { orderFilterMessages, orderMessages } from '#storefront/nouns/order/texts.ts';
import { cx } from '#ui/class-names.ts';
import { Select } from '#ui/form/select.tsx';
import { type OrderListFilter, type Period, periods } from './order-filter.ts';

type Props = { filter: OrderListFilter; onChange: (filter: OrderListFilter) => void };

/** The states as chips (specification 9, Order status filter). */
export function StatusChips({ filter, onChange }: Props) {
  const text = useText();
  return (
    <fieldset className="min-w-0 border-b border-ink pb-4">
      <legend className="sr-only">{text(orderMessages.statusFilter)}</legend>
      <div className="edge-row flex gap-2 py-0.5">
        {orderFilters.map((each) => {
          const isChosen = each.filter === filter.status;
          return (
            <button
              key={each.filter}
              ref={isChosen ? showChip : undefined}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange({ ...filter, status: each.filter })}
              className={cx(
                'min-h-target shrink-0 rounded-full border px-4 text-15 font-semibold transition-colors',
                isChosen ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
              )}
            >
              {text(orderFilterMessages[messageKey(each.label)])}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The period as a choice (specification 9, Date filter). */
export function PeriodChoice({ filter, onChange }: Props) {
  const text = useText();
  return (
    <Select<Period>
      className="w-36 shrink-0"
      hideLabel
      label={text(orderMessages.period)}
      options={periods.map((period) => ({ value: period, label: text(orderMessages[`period${period}`]) }))}
      value={filter.period}
      onChange={(period) => onChange({ ...filter, period })}
    />
  );
}

// On phones the selected chip may be off screen.
function showChip(chip: HTMLButtonElement | null): void {
  chip?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

function messageKey(label: string): keyof typeof orderFilterMessages {
  if (!Object.hasOwn(orderFilterMessages, label)) throw new Error(`no message for ${label}`);
  return label as keyof typeof orderFilterMessages;
}
