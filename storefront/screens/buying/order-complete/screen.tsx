import { useParams } from 'react-router';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { LoginNeeded } from '#storefront/nouns/checkout/login-needed.tsx';
import { checkoutMessages } from '#storefront/nouns/checkout/texts.ts';
import { orderMessages } from '#storefront/nouns/order/texts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CompleteOrder } from './complete-order.tsx';
import { type CompleteState, useCompleteOrder } from './use-complete-order.ts';

/** Order complete; the payment window redirects here. */
export default function OrderCompleteScreen() {
  const { id = '' } = useParams();
  const isInBrowser = useInBrowser();
  return <div className="page-gutter pt-8 lg:pt-14">{isInBrowser ? <Complete key={id} id={id} /> : <Confirming />}</div>;
}

function Complete({ id }: { id: string }) {
  const { text, locale } = useLanguage();
  const { title } = useLayoutFacts();
  const { isSignedIn } = useSession();
  const { state: known, retry } = useCompleteOrder(id);
  // A session that ends, in any tab, takes the order off the screen.
  const state: CompleteState = known.status === 'ready' && !isSignedIn ? { status: 'login' } : known;
  switch (state.status) {
    case 'ready':
      return <CompleteOrder order={state.order} />;
    case 'login':
      return (
        <>
          <h1 className="sr-only">{title}</h1>
          <LoginNeeded sentence={checkoutMessages.loginToSee} />
        </>
      );
    case 'failed':
      return <LoadFailed onRetry={retry} />;
    case 'not-found':
      return (
        <EmptyState
          headingLevel="h1"
          sentence={errorMessage('ORDER_NOT_FOUND', locale)}
          action={<ButtonLink href={urlFor('main')}>{text(orderMessages.keepShopping)}</ButtonLink>}
        />
      );
    case 'loading':
      return <Confirming />;
  }
}

function Confirming() {
  const text = useText();
  return (
    <div role="status" className="mx-auto flex max-w-reading flex-col items-center">
      <Skeleton className="size-56 lg:size-72" />
      <p className="mt-6 text-17 text-ink-2">{text(paymentMessages.confirming)}</p>
      <Skeleton className="mt-8 h-40 w-full" />
    </div>
  );
}
