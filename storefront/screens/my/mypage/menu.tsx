import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { Icon } from '#ui/icon.tsx';
import { mypageMessages as words } from '../texts.ts';

/** The menu of member pages as data. Entries without a screen are left out. */
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
  { title: words.settings, lines: [{ route: 'mypage-profile', message: words.profile }] },
] as const;

/** The menu of member pages: below the rest on phones, beside it on desktop. Leaves out what this shop does not have. */
export function Menu() {
  const text = useText();
  const hasWallets = useShell()?.hasWallets ?? true;
  return (
    <nav aria-label={text(words.menu)} className="mt-12 lg:mt-0">
      {menu.map(({ title, lines }) => (
        <section key={title.en} className="mt-8 first:mt-0">
          <h2 className="text-13 font-semibold text-ink-2">{text(title)}</h2>
          <ul className="mt-1">
            {lines
              .filter(({ route }) => hasWallets || route !== 'mypage-wallet-connect')
              .map(({ route, message }) => (
                <li key={route} className="border-b border-line">
                  <Link
                    to={urlFor(route)}
                    className="flex min-h-14 items-center justify-between text-17 font-semibold hover:text-accent lg:min-h-12 lg:text-15"
                  >
                    {text(message)}
                    <Icon name="chevron-right" size={18} className="text-ink-2" />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
