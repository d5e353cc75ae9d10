import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { deviceStorage } from '#client/stores/browser-storage.ts';
import { knownStaffRoles } from '#rules/member/rights/staff-role.ts';
import { cx } from '#ui/class-names.ts';
import { Sheet } from '#ui/sheet.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { staffRoleNames } from '../nouns/member/texts.ts';
import { useSandbox } from '../sandbox/use-sandbox.ts';
import { type MenuGroup, menuGroups, type Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { useOfficeRole } from '../session/office-role.ts';
import { useActors, useMay } from '../session/use-may.ts';
import { frameTexts } from './texts.ts';

/** The menu: favourites, then the permitted screens in their groups, which fold; a folded one still shows where one is. */
export function Menu({ favourites }: { favourites: readonly string[] }) {
  const may = useMay();
  const role = useOfficeRole();
  const does = knownStaffRoles(useActors() ?? []).map((each) => staffRoleNames[each]);
  const sandbox = useSandbox();
  const { pathname } = useLocation();
  const [folded, setFolded] = useRemembered('seam.office-folded');
  const shown = screens.filter(
    ({ group, permission, isOfSandbox = false }) => group !== null && may(permission) && (!isOfSandbox || sandbox?.is_on === true),
  );
  const starred = favourites.flatMap((path) => shown.find((screen) => screen.path === path) ?? []);
  const groups = (Object.keys(menuGroups) as MenuGroup[]).filter((name) => shown.some(({ group }) => group === name));
  return (
    <nav aria-label={frameTexts.menu} className="flex min-h-full flex-col px-3 py-4">
      <NavLink to="/" end className="mb-5 flex items-center gap-2 px-2">
        <Wordmark className="text-20" />
        <span className="text-12 text-ink-2">{does.length > 0 ? does.join(' · ') : role ? frameTexts.roles[role] : null}</span>
      </NavLink>
      {starred.length === 0 ? null : (
        <div className="mb-4">
          <h2 className="flex min-h-7 items-center px-2 text-12 font-semibold text-ink-2">{frameTexts.favourites}</h2>
          <Entries label={frameTexts.favourites} screens={starred} />
        </div>
      )}
      {groups.map((name) => {
        const isFolded = folded.includes(name);
        return (
          <div key={name} className="mb-4">
            <h2>
              <button
                type="button"
                aria-expanded={!isFolded}
                onClick={() => setFolded(isFolded ? folded.filter((each) => each !== name) : [...folded, name])}
                className="flex min-h-7 w-full items-center justify-between rounded-control px-2 text-12 font-semibold text-ink-2 hover:text-ink pointer-coarse:min-h-target"
              >
                {menuGroups[name]}
                <ChevronDown aria-hidden="true" size={14} className={cx('transition-transform', isFolded && '-rotate-90')} />
              </button>
            </h2>
            <Entries
              label={menuGroups[name]}
              screens={shown.filter(({ group, path }) => group === name && (!isFolded || isAt(pathname, path)))}
            />
          </div>
        );
      })}
    </nav>
  );
}

function Entries({ label, screens }: { label: string; screens: readonly Screen[] }) {
  return (
    <ul aria-label={label}>
      {screens.map(({ path, title, icon: Icon }) => (
        <li key={path}>
          <NavLink
            ref={showCurrent}
            to={path}
            className="flex min-h-9 items-center gap-2.5 rounded-control px-2 font-semibold text-ink-2 transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-ground aria-[current]:text-ink aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)] pointer-coarse:min-h-target"
          >
            {Icon ? <Icon aria-hidden="true" size={16} /> : null}
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const isAt = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Names stored on this device. */
function useRemembered(key: string): [readonly string[], (names: readonly string[]) => void] {
  const [names, setNames] = useState<readonly string[]>(() => (deviceStorage.getItem(key) ?? '').split(' ').filter(Boolean));
  const remember = (next: readonly string[]) => {
    deviceStorage.setItem(key, next.join(' '));
    setNames(next);
  };
  return [names, remember];
}

/** The paths of the person's favourite screens on this device, and a function to add or remove one. */
export function useFavourites(): { favourites: readonly string[]; toggle: (path: string) => void } {
  const [favourites, setFavourites] = useRemembered('seam.office-favourites');
  const toggle = (path: string) =>
    setFavourites(favourites.includes(path) ? favourites.filter((each) => each !== path) : [...favourites, path]);
  return { favourites, toggle };
}

/** The screen of the menu that an address belongs to. */
export function screenAt(pathname: string): Screen | undefined {
  return screens.find(({ group, path }) => group !== null && isAt(pathname, path));
}

/** Scrolls the current entry into view on opening, since the menu is longer than most windows. The page itself stays where it is. */
function showCurrent(link: HTMLAnchorElement | null): void {
  const scroller = link?.ariaCurrent === 'page' ? link.closest('.overflow-y-auto') : null;
  if (!link || !scroller) return;
  const hidden = link.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
  if (hidden > 0) scroller.scrollTop += hidden;
}

/** The menu on narrow screens. */
export function MenuSheet({ isOpen, onClose, favourites }: { isOpen: boolean; onClose: () => void; favourites: readonly string[] }) {
  return (
    <Sheet open={isOpen} onClose={onClose} side="left" title={frameTexts.menu} hideTitle closeLabel={frameTexts.closeMenu}>
      <div className="-mx-5 -mt-14">
        <Menu favourites={favourites} />
      </div>
    </Sheet>
  );
}
