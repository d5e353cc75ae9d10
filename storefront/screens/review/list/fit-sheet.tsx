import { useCallback, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { shownCount } from '#rules/catalogue/product/product-filter.ts';
import { FitChoice } from '#storefront/nouns/review/fit-choice.tsx';
import { reviewCountQuery } from '#storefront/nouns/review/list-operations.ts';
import { type MyFit, readMyFit, storeMyFit } from '#storefront/nouns/review/my-fit.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type ReviewWish, wishFilter } from './address.ts';
import { reviewListTexts as words } from './texts.ts';

/** Asks for the reader's height and weight, to find reviews by similar people. */
export function FitSheet({ wish: chosen, onApply, onClose }: { wish: ReviewWish; onApply: (fit: MyFit) => void; onClose: () => void }) {
  const text = useText();
  const [fit, setFit] = useState(() => (chosen.height === null && chosen.weight === null ? readMyFit(deviceStorage) : chosen));
  const count = useCount({ ...chosen, ...fit });
  const apply = () => {
    storeMyFit(deviceStorage, fit);
    onApply(fit);
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={text(words.likeMe)}
      closeLabel={text(shell.close)}
      footer={
        <Button wide size="large" onClick={apply}>
          {count === null ? text(words.apply) : text(words.applyCount, { count: shownCount(count) })}
        </Button>
      }
    >
      <p className="mb-5 text-15 text-ink-2">{text(words.likeMeLead)}</p>
      <FitChoice fit={fit} onChange={setFit} labels={{ height: text(words.height), weight: text(words.weight), none: text(words.any) }} />
    </Sheet>
  );
}

/** The number of reviews by similar people; null until known. */
function useCount(wish: ReviewWish): number | null {
  const where = JSON.stringify(wishFilter(wish));
  // Watched queries ignore errors (specification 7.10): the button works without the count.
  const { value } = useLoaded(
    useCallback(async () => {
      const { product_reviews_aggregate: found } = await runQuery(reviewCountQuery, { where: JSON.parse(where) });
      return { where, count: found.aggregate?.count ?? 0 };
    }, [where]),
  );
  return value?.where === where ? value.count : null;
}
