import { useCallback, useState } from 'react';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { SheetOnDemand } from '#client/sheet-on-demand.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { useBackText } from '#storefront/nouns/product/back-on.tsx';
import { requestRestock, withdrawRestock } from '#storefront/nouns/product/restock-calls.ts';
import { Button } from '#ui/button.tsx';
import { selectMyRestocksQuery } from '../member-operations.ts';
import { type ProductPage, soldOutOptions } from '../product-data.ts';
import { productTexts } from '../texts.ts';

type Props = { product: ProductPage; isOpen: boolean; onClose: () => void };

/** The sold-out options of a product, each with a restock notification switch. */
export function RestockSheet({ product, isOpen, onClose }: Props) {
  const { text, name } = useLanguage();
  const { wishes, press, pending } = useWishes(product, isOpen);
  const backText = useBackText();
  return (
    <SheetOnDemand open={isOpen} onClose={onClose} title={text(productTexts.restock)} closeLabel={text(shell.close)}>
      <p className="text-13 text-ink-2">{text(productTexts.restockNote)}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {soldOutOptions(product).map((option) => {
          const label = name(option.name) || option.size || name(product.name);
          const isAsked = wishes.has(option.id);
          return (
            <li key={option.id} className="flex min-h-14 items-center justify-between gap-3 text-15">
              <span>
                {label}
                <span className="block text-13 text-ink-2 empty:hidden">{backText([option])}</span>
              </span>
              <Button
                look={isAsked ? 'quiet' : 'secondary'}
                aria-pressed={isAsked}
                aria-label={text(productTexts.restockOf, { name: label })}
                pending={pending === option.id}
                onClick={() => press(option.id)}
              >
                {text(isAsked ? productTexts.restockAsked : productTexts.restockAsk)}
              </Button>
            </li>
          );
        })}
      </ul>
    </SheetOnDemand>
  );
}

/** The member's restock requests by option; visitors are asked to log in. */
function useWishes(product: ProductPage, isWanted: boolean) {
  const text = useText();
  const errorText = useErrorText();
  const promptLogin = useLoginQuestion();
  const { userId } = useSession();
  const [pending, setPending] = useState<number | null>(null);
  const load = useCallback(async (): Promise<ReadonlyMap<number, number>> => {
    if (userId === null || !isWanted) return new Map();
    const { product_restock_requests: rows } = await runQuery(selectMyRestocksQuery, { product_id: product.id, user_id: userId });
    return new Map(rows.map((row) => [row.option_id, row.id]));
  }, [userId, product.id, isWanted]);
  // Watched queries ignore errors (specification 7.10); a repeated request changes nothing.
  const { value, set: setWishes } = useLoaded(load);
  const wishes = value ?? new Map<number, number>();

  const press = async (optionId: number) => {
    if (userId === null) return promptLogin();
    setPending(optionId);
    const known = wishes.get(optionId);
    try {
      const next = new Map(wishes);
      if (known === undefined) next.set(optionId, (await requestRestock(optionId)).id);
      else {
        await withdrawRestock(known);
        next.delete(optionId);
      }
      setWishes(next);
      toast(text(known === undefined ? productTexts.restockDone : productTexts.restockWithdrawn));
    } catch (error) {
      toast(errorText(error));
    } finally {
      setPending(null);
    }
  };
  return { wishes, press, pending };
}
