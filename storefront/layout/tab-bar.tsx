import { Heart, House, LayoutGrid, Package, User } from 'lucide-react';
import { NavLink } from 'react-router';
import { urlFor } from '#contract/routes.ts';
import { useText } from '../locale/locale-context.tsx';
import { shell } from '../messages/shell.ts';
import { useLayoutFacts } from './use-layout-facts.ts';

const tabs = [
  { tab: 'main', message: shell.home, Icon: House },
  { tab: 'category', message: shell.category, Icon: LayoutGrid },
  { tab: 'mypage-like', message: shell.like, Icon: Heart },
  { tab: 'mypage', message: shell.my, Icon: User },
  { tab: 'mypage-order', message: shell.order, Icon: Package },
] as const;

/** Home, Category, Like, My, Order at the bottom of phones and tablets; hidden where the route says so (specification 2). */
export function TabBar() {
  const text = useText();
  const { facts, name } = useLayoutFacts();
  if (!facts.tabBar) return null;
  return (
    <nav
      aria-label={text(shell.tabBar)}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid h-tab-bar grid-cols-5">
        {tabs.map(({ tab, message, Icon }) => (
          <li key={tab}>
            <NavLink
              to={urlFor(tab)}
              end
              className="flex h-full flex-col items-center justify-center gap-1 text-12 text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Icon aria-hidden="true" size={22} strokeWidth={name === tab ? 2.25 : 1.6} />
              {text(message)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
