import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { Written } from '#client/locale/written.tsx';
import { useSession } from '#client/session/use-session.ts';
import { TileGridSkeleton } from '#client/tile-grid-skeleton.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import { LoadFailedLine } from '#client/wire/load-failed.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import type { Profile } from '#contract/rest/profile.ts';
import { urlFor } from '#contract/routes.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { CustomCard } from '#storefront/nouns/design/custom-card.tsx';
import { isWhole } from '#storefront/nouns/design/whole-design.ts';
import { orderFilterMessages } from '#storefront/nouns/order/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { leaveShop } from '../leave-shop.ts';
import { mypageMessages as words } from '../texts.ts';
import { Counts } from './counts.tsx';
import { Grade } from './grade.tsx';
import { LastOrder } from './last-order.tsx';
import { Menu } from './menu.tsx';
import { type MyOrder, orderCounts } from './my-counts.ts';
import { myDesignsQuery, myPageQuery } from './operations.ts';
import { PartHeading } from './part-heading.tsx';
import { SeenProducts } from './seen-products.tsx';
import { TileStrip } from './tile-strip.tsx';
import { Waits } from './waits.tsx';

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
        <Grade />
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
    if (!(await dialog.confirm({ message: text(words.logoutQuestion), okLabel: text(words.logout) }))) return;
    await leaveShop(navigate);
    toast(text(words.loggedOut));
  };
  return (
    <Button look="quiet" className="mt-10" onClick={leave}>
      {text(words.logout)}
    </Button>
  );
}

/** The latest saved designs, each linking to the editor; without one, a link to start. Hidden on errors, since the menu links there too. */
function MyDesigns({ userId }: { userId: string }) {
  const text = useText();
  const load = useCallback(
    async () => (await runQuery(myDesignsQuery, { user_id: userId })).product_product_customs.filter(isWhole),
    [userId],
  );
  const { value: designs, hasFailed } = useLoaded(load);
  if (hasFailed) return null;
  const more = { label: text(words.seeAll), url: urlFor('mypage-product-custom-save') };
  return (
    <section aria-labelledby="my-designs" className="mt-10">
      <PartHeading id="my-designs" title={text(words.designs)} {...(designs && designs.length > 0 ? { more } : {})} />
      {designs === null ? (
        <TileGridSkeleton label={text(shell.loading)} />
      ) : designs.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-tile py-4 pr-4 pl-5">
          <p className="text-15">{text(words.noDesigns)}</p>
          <ButtonLink href={urlFor('category', {}, { category: 'customizable' })}>{text(words.makeOne)}</ButtonLink>
        </div>
      ) : (
        <TileStrip label={text(words.designs)}>
          {designs.slice(0, 8).map((design) => (
            <li key={design.id} className="w-36 shrink-0 snap-start lg:w-auto">
              <CustomCard custom={design} />
            </li>
          ))}
        </TileStrip>
      )}
    </section>
  );
}

/** The number of orders per state, each linking to them. */
function OrderCounts({ orders }: { orders: readonly MyOrder[] | null }) {
  const text = useText();
  return (
    <section aria-labelledby="order-counts" className="mt-10">
      <PartHeading id="order-counts" title={text(words.orderCounts)} more={{ label: text(words.allOrders), url: urlFor('mypage-order') }} />
      {orders === null ? (
        <Skeleton className="h-24" />
      ) : (
        <ol className="flex items-stretch rounded-control border border-line">
          {orderCounts(orders).map(({ filter, label, count }, index) => {
            const state = text(orderFilterMessages[label as keyof typeof orderFilterMessages]);
            return (
              <li key={filter} className="relative min-w-0 flex-1">
                {index > 0 ? (
                  <Icon name="chevron-right" size={14} className="absolute top-1/2 left-0 -translate-x-1/2 -translate-y-1/2 text-ink-2" />
                ) : null}
                <Link
                  to={urlFor('mypage-order', {}, { status: filter, period: 'YEAR_1' })}
                  className="flex h-full flex-col-reverse items-center justify-end px-1 py-4 text-center transition-colors hover:bg-tile"
                >
                  <span className="mt-0.5 text-12 text-ink-2 lg:text-13">{breakable(state)}</span>
                  <span className={cx('text-20 font-extrabold tabular-nums', count === 0 && 'text-ink-2')}>{count}</span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** Allows a line break after a slash: four labels share a phone's width. */
function breakable(words: string): string {
  return words.replace('/', '/\u200b');
}
