import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Spoken } from '#client/locale/spoken.tsx';
import { urlFor } from '#contract/routes.ts';
import { useCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { Icon } from '#ui/icon.tsx';

/** The cart link with the number of pieces, once the browser knows it. */
export function CartLink() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link
      to={urlFor('cart')}
      className="relative inline-flex size-target items-center justify-center rounded-full transition-colors hover:bg-tile"
    >
      <Icon name="shopping-bag" size={22} stroke={1.75} />
      {count > 0 ? (
        <Spoken message={shell.cartCount} said={{ count }}>
          <CountBadge count={count} />
        </Spoken>
      ) : (
        <span className="sr-only">{text(shell.cart)}</span>
      )}
    </Link>
  );
}

function CountBadge({ count }: { count: number }) {
  return (
    <span className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12 leading-[1.5] font-semibold text-on-accent tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  );
}
