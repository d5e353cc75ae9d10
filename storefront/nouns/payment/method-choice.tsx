import { CreditCard, Landmark, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { isByDeposit, type PaymentMethod } from '#rules/order/checkout/checkout.ts';
import { cx } from '#ui/class-names.ts';
import { checkoutMessages } from '../checkout/texts.ts';
import { paymentMethodMessages } from './texts.ts';

const icons = {
  CARD: CreditCard,
  VIRTUAL_ACCOUNT: Landmark,
  KAKAO_PAY: Smartphone,
  NAVER_PAY: Smartphone,
  TOSS_PAY: Smartphone,
} satisfies Record<PaymentMethod, unknown>;

type Props = {
  methods: readonly { method: PaymentMethod; is_available: boolean }[];
  value: PaymentMethod;
  /** Days until a deposit is due. */
  depositDays: number;
  onChange: (method: PaymentMethod) => void;
};

/** The payment methods as tiles (specification 9). Unavailable ones say so. */
export function MethodChoice({ methods, value, depositDays, onChange }: Props) {
  const text = useText();
  const group = useId();
  return (
    <fieldset>
      <legend className="sr-only">{text(checkoutMessages.method)}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {methods.map(({ method, is_available }) => {
          const Icon = icons[method];
          return (
            <label
              key={method}
              data-on={(is_available && value === method) || undefined}
              className={cx(
                'flex min-h-16 cursor-pointer flex-col justify-center rounded-control border border-line px-4 py-3 text-15',
                'data-on:border-ink data-on:bg-ink data-on:font-semibold data-on:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                method === 'CARD' && 'col-span-2 md:col-span-1',
                is_available ? 'hover:border-ink' : 'cursor-default bg-tile text-ink-2',
              )}
            >
              <input
                type="radio"
                name={group}
                value={method}
                className="sr-only"
                checked={is_available && value === method}
                disabled={!is_available}
                onChange={() => onChange(method)}
              />
              <span className="flex items-center gap-2">
                <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
                {text(paymentMethodMessages[method])}
              </span>
              {is_available ? null : <span className="mt-1 text-12">{text(checkoutMessages.methodUnavailable)}</span>}
            </label>
          );
        })}
      </div>
      {isByDeposit(value) ? (
        <p className="mt-3 text-13 text-ink-2">{text(checkoutMessages.virtualAccountNote, { days: depositDays })}</p>
      ) : null}
    </fieldset>
  );
}
