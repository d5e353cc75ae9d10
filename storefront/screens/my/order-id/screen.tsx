import { useParams } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import { errorMessage } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { paymentMessages } from '#storefront/nouns/payment/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { OrderDetail } from './order-detail.tsx';
import { useOrder } from './use-order.ts';

/** One order of the member. */
export default function OrderDetailScreen() {
  const { title } = useLayoutFacts();
  const { id = '' } = useParams();
  return (
    <div className="page-gutter pt-6 lg:pt-10">
      <h1 className="mb-4 text-17 font-extrabold">{title}</h1>
      <Detail key={id} id={id} />
    </div>
  );
}

function Detail({ id }: { id: string }) {
  const { text, locale } = useLanguage();
  const { state, load } = useOrder(id);
  switch (state.status) {
    case 'ready':
      return <OrderDetail order={state.order} history={state.history} claims={state.claims} onChanged={() => void load()} />;
    case 'failed':
      return <LoadFailed onRetry={() => void load()} />;
    case 'not-found':
      return (
        <EmptyState
          sentence={errorMessage('ORDER_NOT_FOUND', locale)}
          action={<ButtonLink href={urlFor('mypage-order')}>{text(paymentMessages.toOrders)}</ButtonLink>}
        />
      );
    case 'loading':
      return (
        <div role="status" aria-label={text(shell.loading)}>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-6 h-24" />
          <Skeleton className="mt-6 h-64" />
        </div>
      );
  }
}
