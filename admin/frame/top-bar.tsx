import { ExternalLink, LogOut, Menu as MenuIcon, Moon, Search, Star, Sun } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '../kit/button.tsx';
import { heldRoles, useOfficeRole, workAs } from '../session/office-role.ts';
import { leaveOffice } from './leave-office.ts';
import { frameTexts } from './texts.ts';
import { chooseTheme, currentTheme } from './theme.ts';

interface Props {
  onMenu: () => void;
  onFind: () => void;
  /** True while a screen loads. */
  isUnderWay: boolean;
  /** The screen of the menu that is open: whether it is a favourite. */
  favourite: { title: string; isOn: boolean; toggle: () => void } | undefined;
}

/** The bar above every screen: search, theme, shop, account. */
export function TopBar({ onMenu, onFind, isUnderWay, favourite }: Props) {
  const role = useOfficeRole();
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header data-part="frame" className="sticky top-0 z-30 flex h-13 items-center gap-1.5 border-b border-line bg-ground px-3 lg:px-6">
      <IconButton label={frameTexts.menu} onClick={onMenu} className="lg:hidden">
        <MenuIcon aria-hidden="true" size={20} />
      </IconButton>
      <button
        type="button"
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control border border-line bg-side px-3 text-left text-ink-2 hover:border-ink-2 md:max-w-100 pointer-coarse:min-h-target"
      >
        <Search aria-hidden="true" size={15} className="shrink-0" />
        <span className="truncate">{frameTexts.findAnything[role ?? 'admin']}</span>
        <kbd className="ml-auto rounded-tile border border-line px-1.5 text-12 whitespace-nowrap max-md:hidden">Ctrl K</kbd>
      </button>
      <span className="flex-1 max-md:hidden" />
      {heldRoles()
        .filter((each) => each !== role)
        .map((each) => (
          <button
            key={each}
            type="button"
            onClick={() => workAs(each)}
            className="min-h-9 px-2 font-semibold text-ink-2 hover:text-ink max-md:hidden"
          >
            {frameTexts.workAs(frameTexts.roles[each])}
          </button>
        ))}
      {favourite ? (
        <IconButton label={frameTexts.favourite(favourite.title)} aria-pressed={favourite.isOn} onClick={favourite.toggle}>
          <Star aria-hidden="true" size={17} className={cx(favourite.isOn && 'fill-current')} />
        </IconButton>
      ) : null}
      <IconButton
        label={other === 'dark' ? frameTexts.toDark : frameTexts.toLight}
        onClick={() => {
          chooseTheme(other);
          setTheme(other);
        }}
      >
        {other === 'dark' ? <Moon aria-hidden="true" size={17} /> : <Sun aria-hidden="true" size={17} />}
      </IconButton>
      <a
        href="/main"
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frameTexts.toShop}
        title={frameTexts.toShop}
        className="inline-flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-tile hover:text-ink max-sm:hidden"
      >
        <ExternalLink aria-hidden="true" size={17} />
      </a>
      <IconButton label={frameTexts.signOut} onClick={() => void leaveOffice()}>
        <LogOut aria-hidden="true" size={17} />
      </IconButton>
      {isUnderWay ? (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 origin-left animate-under-way bg-accent" />
      ) : null}
    </header>
  );
}
