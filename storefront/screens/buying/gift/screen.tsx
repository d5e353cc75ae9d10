import { useCallback } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { openGift } from '#storefront/nouns/gift/gift-calls.ts';
import { giftTexts } from '#storefront/nouns/gift/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ReceivedGift } from './received-gift.tsx';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The page behind a gift's link. The secret is in the address fragment, which no server or log receives. */
export default function GiftScreen() {
  const isInBrowser = useInBrowser();
  const { hash } = useLocation();
  return (
    <div className="page-gutter pt-6 lg:pt-14">
      <div className="mx-auto max-w-reading">
        {isInBrowser ? <OpenedGift key={hash} token={hash.slice(1)} /> : <Skeleton className="h-96" />}
      </div>
    </div>
  );
}

function OpenedGift({ token }: { token: string }) {
  const text = useText();
  const errorText = useErrorText();
  const { value: gift, failure, reload, set } = useLoaded(useCallback(() => openGift(token), [token]));
  if (failure instanceof ApiError && (failure.status === 404 || failure.status === 410))
    return (
      <EmptyState
        headingLevel="h1"
        sentence={errorText(failure)}
        action={<ButtonLink href={urlFor('main')}>{text(giftTexts.toShop)}</ButtonLink>}
      />
    );
  if (failure !== null) return <LoadFailed sentence={giftTexts.failed} onRetry={reload} />;
  return gift === null ? <Skeleton className="h-96" /> : <ReceivedGift token={token} gift={gift} onTaken={set} />;
}
