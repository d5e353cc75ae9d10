import { useEffect } from 'react';
import { Link, NavLink, useNavigate } from 'react-router';
import { connection } from '#client/connection/connection.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import { Spoken } from '#client/locale/spoken.tsx';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { useCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useStore } from '#ui/store.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { pressPanel } from '../panels/panels.ts';
import { useTopCategories } from '../shell-data.ts';
import { useLayoutFacts } from '../use-layout-facts.ts';

// Only for members, and never blocks the page.
const Bell = onDemand(() => import('../../nouns/notification/bell.tsx').then((file) => file.Bell), { isQuiet: true });

/** The header of the current route: the shop's, a title bar with back or close, or none (specification 2.83). */
export function Header() {
  const { facts, title } = useLayoutFacts();
  if (facts.header === 'hidden') return null;
  if (facts.header === 'shop') return <ShopHeader />;
  return <TitleHeader title={title} kind={facts.header} />;
}

/**
 * Wordmark, search, like, cart; on desktop also the categories. The main page renders its own, because the layout hides the shared one
 * there. Inside the content it would scroll away with it, so there it is `isFixed`, with a spacer of its height.
 */
export function ShopHeader({ isFixed = false }: { isFixed?: boolean }) {
  const text = useText();
  const { isSignedIn } = useSession();
  const header = (
    <header className={cx('top-0 z-30 border-b border-line bg-ground', isFixed ? 'fixed inset-x-0' : 'sticky')}>
      <div className="page-gutter flex h-14 items-center gap-1 lg:h-18">
        <MenuButton className="-ml-3 lg:hidden" />
        <Link to={urlFor('main')} className="inline-flex min-h-target items-center text-20 lg:text-26">
          <Wordmark />
          <span className="sr-only">{text(shell.home)}</span>
        </Link>
        <CategoryLine className="ml-10 hidden lg:block" />
        <div className="-mr-3 ml-auto flex items-center">
          {isSignedIn ? <Bell /> : null}
          <IconButton label={text(shell.search)} aria-haspopup="dialog" onClick={() => pressPanel('search')}>
            <Icon name="search" size={22} stroke={1.75} />
          </IconButton>
          <Link
            to={urlFor('mypage-like')}
            aria-label={text(shell.like)}
            className="inline-flex size-target items-center justify-center rounded-full transition-colors hover:bg-tile"
          >
            <Icon name="heart" size={22} stroke={1.75} />
          </Link>
          <CartLink />
          <MenuButton className="hidden lg:block" />
        </div>
      </div>
      <OfflineBar />
    </header>
  );
  if (!isFixed) return header;
  return (
    <>
      {header}
      <div className="h-14 border-b border-transparent lg:h-18" />
    </>
  );
}

function MenuButton({ className }: { className: string }) {
  const text = useText();
  return (
    <span className={className}>
      <IconButton label={text(shell.menu)} aria-haspopup="dialog" onClick={() => pressPanel('side-bar')}>
        <Icon name="menu" size={22} stroke={1.75} />
      </IconButton>
    </span>
  );
}

function TitleHeader({ title, kind }: { title: string; kind: 'back' | 'close' }) {
  const text = useText();
  const navigate = useNavigate();
  const leave = () => {
    // There is no history to go back to when opened directly from a link.
    if (kind === 'close' || window.history.length <= 1) navigate(urlFor('main'));
    else navigate(-1);
  };
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="page-gutter grid h-14 grid-cols-[44px_1fr_44px] items-center">
        <IconButton label={text(kind === 'back' ? shell.back : shell.close)} onClick={leave} className="-ml-3">
          <Icon name={kind === 'back' ? 'arrow-left' : 'x'} size={22} stroke={1.75} />
        </IconButton>
        <p className="truncate text-center text-17 font-extrabold">{title}</p>
      </div>
      <OfflineBar />
    </header>
  );
}

/** A line over the page below the header while the shop is unreachable. */
function OfflineBar() {
  const text = useText();
  const isReachable = useStore(connection.isReachable, () => true);
  const sentence = text(shell.offline);
  const failure = text(shell.somethingWrong);
  useEffect(() => void lettersOf(`${sentence}${failure}`), [sentence, failure]);
  return (
    <div role="status">
      {isReachable ? null : (
        <p className="bg-ink px-4 py-2 text-center text-13 text-on-accent" data-part="offline">
          {sentence}
        </p>
      )}
    </div>
  );
}

/**
 * Loads the glyphs of the offline messages in advance. The font comes in subsets, and a subset not used before could not be loaded offline.
 * Runs after the page's own fonts.
 */
async function lettersOf(sentences: string): Promise<void> {
  await document.fonts.ready;
  await document.fonts.load('1em "Pretendard Variable"', sentences).catch(() => undefined);
}

/** The cart link with the number of pieces, once the browser knows it. */
function CartLink() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link
      to={urlFor('cart')}
      className="relative inline-flex size-target items-center justify-center rounded-full transition-colors hover:bg-tile"
    >
      <Icon name="shopping-bag" size={22} stroke={1.75} />
      {count > 0 ? (
        <Spoken message={shell.cartCount} said={{ count }}>
          <CountBadge count={count} />
        </Spoken>
      ) : (
        <span className="sr-only">{text(shell.cart)}</span>
      )}
    </Link>
  );
}

function CountBadge({ count }: { count: number }) {
  return (
    <span className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-12 leading-[1.5] font-semibold text-on-accent tabular-nums">
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The categories in the desktop header, artists first because the shop is about them. */
function CategoryLine({ className }: { className?: string }) {
  const text = useText();
  const categories = useTopCategories();
  const link = 'inline-flex min-h-target items-center text-15 font-semibold text-ink hover:text-accent aria-[current=page]:text-accent';
  return (
    <nav aria-label={text(shell.mainNavigation)} className={className}>
      <ul className="flex gap-7">
        <li>
          <NavLink to={urlFor('artist-id')} className={link}>
            {text(shell.artists)}
          </NavLink>
        </li>
        {categories.slice(0, 6).map((category) => (
          <li key={category.id}>
            <Link to={urlFor('category', {}, { category: category.path_name })} className={link}>
              <Name of={category.name} />
            </Link>
          </li>
        ))}
        <li>
          <NavLink to={urlFor('banner-list')} className={link}>
            {text(shell.events)}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
