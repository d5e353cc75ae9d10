import { NavLink } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { urlFor } from '#contract/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { useLayoutFacts } from '../use-layout-facts.ts';

const tabs = [
  { tab: 'main', message: shell.home, icon: 'house' },
  { tab: 'category', message: shell.category, icon: 'layout-grid' },
  { tab: 'mypage-like', message: shell.like, icon: 'heart' },
  { tab: 'mypage', message: shell.my, icon: 'user' },
  { tab: 'mypage-order', message: shell.order, icon: 'package' },
] as const;

/** Home, Category, Like, My, Order at the bottom on phones and tablets; hidden on some routes (specification 2.82). */
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
        {tabs.map(({ tab, message, icon }) => (
          <li key={tab}>
            <NavLink
              to={urlFor(tab)}
              end
              className="flex h-full flex-col items-center justify-center gap-1 text-12 text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              <Icon name={icon} size={22} stroke={name === tab ? 2.25 : 1.6} />
              {text(message)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
