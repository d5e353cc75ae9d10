import { useCallback } from 'react';
import { Link } from 'react-router';
import type { MyWaitsQuery } from '#client/graphql/operations.generated.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { withdrawRestock } from '#storefront/nouns/product/restock-calls.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { mypageMessages as words } from '../texts.ts';
import { myWaitsQuery } from './operations.ts';
import { PartHeading } from './part-heading.tsx';

type Wait = MyWaitsQuery['product_restock_requests'][number];

/** The member's restock requests and what is back in stock, also shown in the inbox. Hidden without requests. */
export function Waits() {
  const text = useText();
  const errorText = useErrorText();
  const { userId } = useSession();
  // Watched queries ignore errors (specification 7.10); the menu works without them.
  const { value, set: setWaits } = useLoaded(
    useCallback(
      async () => (userId === null ? [] : (await runQuery(myWaitsQuery, { user_id: userId })).product_restock_requests),
      [userId],
    ),
  );
  const waits = value ?? [];
  // Removed optimistically, restored on error.
  const withdraw = async (id: number) => {
    const before = waits;
    setWaits(before.filter((wait) => wait.id !== id));
    try {
      await withdrawRestock(id);
    } catch (error) {
      setWaits(before);
      toast(errorText(error));
    }
  };
  if (waits.length === 0) return null;
  return (
    <section aria-labelledby="waits" className="mt-10">
      <PartHeading id="waits" title={text(words.waits)} />
      <ul>
        {waits.map((wait) => (
          <WaitLine key={wait.id} wait={wait} onWithdraw={() => withdraw(wait.id)} />
        ))}
      </ul>
    </section>
  );
}

function WaitLine({ wait: { option, restocked_at }, onWithdraw }: { wait: Wait; onWithdraw: () => void }) {
  const { text, name } = useLanguage();
  const product = option?.product;
  if (!option || !product) return null;
  const isBack = restocked_at !== null;
  return (
    <li className="flex items-center border-b border-line">
      <Link to={urlFor('product-id', { id: product.id })} className="flex min-h-18 min-w-0 flex-1 items-center gap-3 py-2">
        <Picture src={product.image_src} size={64} alt="" className="size-14 shrink-0 rounded-tile bg-tile object-cover" />
        <span className="min-w-0">
          <span className="block truncate text-15 font-semibold">
            <Name of={product.name} /> <span className="font-normal text-ink-2">· {name(option.name)}</span>
          </span>
          <span className={cx('block text-13', isBack ? 'font-semibold text-success' : 'text-ink-2')}>
            {text(isBack ? words.isBack : words.isAwaited)}
          </span>
        </span>
      </Link>
      <IconButton label={text(words.stopWaiting, { name: name(product.name) })} onClick={onWithdraw}>
        <Icon name="x" size={18} />
      </IconButton>
    </li>
  );
}
