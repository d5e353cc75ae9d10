import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { orderMessages } from './texts.ts';

type Props = {
  orderId: number;
  /** True if it can still be paid; otherwise it awaits a deposit. */
  isPayable: boolean;
  /** A sentence that names the contents of the order. */
  sentence: string;
};

/** Says that an unpaid order holds something, and links to it. */
export function HeldNote({ orderId, isPayable, sentence }: Props) {
  const text = useText();
  return (
    <p className="text-13 text-ink-2">
      {sentence}{' '}
      <Link
        to={urlFor('mypage-order-id', { id: orderId })}
        className="inline-block py-1 font-semibold text-ink underline underline-offset-4"
      >
        {text(isPayable ? orderMessages.pay : orderMessages.toOrder)}
      </Link>
    </p>
  );
}
