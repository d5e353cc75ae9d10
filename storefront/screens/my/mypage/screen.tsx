import { useCallback } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Written } from '#client/locale/written.tsx';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import { LoadFailedLine } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import type { Profile } from '#contract/rest/profile.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { leaveShop } from '../leave-shop.ts';
import { mypageMessages as words } from '../texts.ts';
import { Counts } from './counts.tsx';
import { LastOrder } from './last-order.tsx';
import { Menu } from './menu.tsx';
import { MyDesigns } from './my-designs.tsx';
import { myPageQuery } from './operations.ts';
import { OrderCounts } from './order-counts.tsx';
import { SeenProducts } from './seen-products.tsx';
import { Waits } from './waits.tsx';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** My page: profile, orders in progress, the member's things, and links to everything else. */
export default function MypageScreen() {
  const { userId } = useSession();
  return userId === null ? null : <MyPage key={userId} userId={userId} />;
}

function MyPage({ userId }: { userId: string }) {
  const { value, hasFailed, reload } = useLoaded(
    useCallback(async () => {
      // The email comes from the profile API: the data service does not show it to administrators, who shop in their own role.
      const [found, member] = await Promise.all([runQuery(myPageQuery, { user_id: userId }), callApi<Profile>('GET', '/members/me')]);
      return { ...found, member };
    }, [userId]),
  );
  return (
    <div className="page-gutter pt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_280px] lg:gap-20 lg:pt-14">
      <div className="min-w-0">
        <Greeting member={value?.member ?? null} hasFailed={hasFailed} onRetry={reload} />
        <Counts claims={value?.sales_issued_coupons ?? null} hasFailed={hasFailed} />
        {hasFailed ? null : <OrderCounts orders={value?.sales_orders ?? null} />}
        <LastOrder orders={value?.sales_orders ?? null} />
        <Waits />
        <MyDesigns userId={userId} />
        <SeenProducts />
      </div>
      <aside>
        <Menu />
        <SignOutButton />
      </aside>
    </div>
  );
}

type GreetingProps = { member: Pick<Profile, 'nickname' | 'email'> | null; hasFailed: boolean; onRetry: () => void };

/** The member's name. The page works without it, so an error takes up no more room. */
function Greeting({ member, hasFailed, onRetry }: GreetingProps) {
  const { title } = useLayoutFacts();
  if (member)
    return (
      <>
        <h1 className="page-title">
          <Written message={words.hello} values={{ name: member.nickname }} />
        </h1>
        <p className="mt-1 text-15 text-ink-2">{member.email}</p>
      </>
    );
  if (!hasFailed)
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <Skeleton className="h-15 w-60" />
      </>
    );
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <LoadFailedLine className="mt-3" onRetry={onRetry} />
    </>
  );
}

function SignOutButton() {
  const text = useText();
  const navigate = useNavigate();
  const leave = async () => {
    if (!(await dialog.confirm({ message: text(words.logoutQuestion), okLabel: text(shell.logout) }))) return;
    await leaveShop(navigate);
    toast(text(words.loggedOut));
  };
  return (
    <Button look="quiet" className="mt-10" onClick={leave}>
      {text(shell.logout)}
    </Button>
  );
}
