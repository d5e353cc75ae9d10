import { useEffect, useState } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import { isBuilt, urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { signInMessages } from '#storefront/screens/account/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { leaveShop } from '../leave-shop.ts';
import { mypageMessages as words } from '../texts.ts';
import { myNameQuery } from './operations.ts';
import { Waits } from './waits.tsx';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The menu of everything that is a member's own, as data; lines whose screen is not made yet stay away. */
const menu = [
  {
    title: words.shopping,
    lines: [
      { route: 'mypage-order', message: words.orders },
      { route: 'mypage-product-custom-save', message: words.designs },
      { route: 'mypage-like', message: words.likes },
      { route: 'mypage-follow', message: words.follow },
      { route: 'mypage-review', message: words.reviews },
    ],
  },
  {
    title: words.benefits,
    lines: [
      { route: 'mypage-coupon', message: words.coupons },
      { route: 'mypage-point', message: words.points },
      { route: 'mypage-wallet-connect', message: words.wallet },
    ],
  },
  {
    title: words.support,
    lines: [
      { route: 'mypage-oneonone', message: words.oneonone },
      { route: 'mypage-qna', message: words.qna },
      { route: 'mypage-faq', message: shell.faq },
      { route: 'mypage-notice', message: shell.notice },
      { route: 'mypage-about-us', message: shell.aboutUs },
    ],
  },
  { title: words.account, lines: [{ route: 'mypage-profile', message: words.profile }] },
] as const;

const groups = menu
  .map(({ title, lines }) => ({ title, lines: lines.filter(({ route }) => isBuilt(route)) }))
  .filter(({ lines }) => lines.length > 0);

/** The member's own page: who it is, and the way to everything that is theirs. */
export default function MypageScreen() {
  const text = useText();
  const hasWallets = useShell()?.hasWallets ?? true;
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <Greeting />
      <Waits />
      {groups.map(({ title, lines }) => (
        <section key={title.en} className="mt-8">
          <h2 className="text-13 font-semibold text-ink-2">{text(title)}</h2>
          <ul className="mt-1">
            {lines.map(({ route, message }) => (
              <li key={route} className="border-b border-line">
                <Link to={urlFor(route)} className="flex min-h-14 items-center justify-between text-17 font-semibold hover:text-accent">
                  {text(message)}
                  {route === 'mypage-wallet-connect' && !hasWallets ? (
                    <span className="ml-auto pr-2 text-13 font-normal text-ink-2">{text(words.walletOff)}</span>
                  ) : null}
                  <Icon name="chevron-right" size={18} className="text-ink-2" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <SignOutButton />
    </div>
  );
}

/** Whose page it is. Without the name the menu works all the same, so its failure takes no more room than the name would. */
function Greeting() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { member, isFailed, retry } = useMyName();
  if (member)
    return (
      <>
        <h1 className="text-26 font-extrabold">{text(words.hello, { name: member.nickname })}</h1>
        <p className="mt-1 text-15 text-ink-2">{member.email}</p>
      </>
    );
  if (!isFailed) return <Skeleton className="h-15 w-60" />;
  return (
    <>
      <h1 className="text-26 font-extrabold">{title}</h1>
      <div role="alert" className="mt-3 flex items-center justify-between gap-3 rounded-control bg-tile py-2 pr-2 pl-4">
        <p className="text-15">{text(shell.somethingWrong)}</p>
        <Button look="secondary" className="shrink-0" onClick={retry}>
          {text(shell.retry)}
        </Button>
      </div>
    </>
  );
}

function SignOutButton() {
  const text = useText();
  const navigate = useNavigate();
  const leave = async () => {
    if (!(await dialog.confirm({ message: text(words.logoutQuestion), okLabel: text(shell.logout) }))) return;
    await leaveShop(navigate);
    toast(text(signInMessages.loggedOut));
  };
  return (
    <Button look="quiet" className="mt-10" onClick={leave}>
      {text(shell.logout)}
    </Button>
  );
}

function useMyName() {
  const { userId } = useSession();
  const [member, setMember] = useState<{ nickname: string; email: string } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // `attempt` changes nothing but that it is asked again.
  useEffect(() => {
    if (userId === null) return;
    let isHere = attempt >= 0;
    setFailed(false);
    runQuery(myNameQuery, { id: userId }).then(
      (result) => {
        if (!isHere) return;
        setMember(result.member_members_by_pk);
        setFailed(result.member_members_by_pk === null);
      },
      (error: unknown) => {
        console.warn(error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [userId, attempt]);
  return { member, isFailed, retry: () => setAttempt(attempt + 1) };
}
