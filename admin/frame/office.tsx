import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LoadingOverlay } from '#client/dialogs/loading.tsx';
import { useHistoryPlace } from '#ui/close-on-back.ts';
import { useLeaveGuard } from '../kit/edit/use-leave-question.ts';
import { LoadingScreen } from '../kit/states.tsx';
import { MovedClock } from '../sandbox/moved-clock.tsx';
import { useOfficeRole } from '../session/office-role.ts';
import { useActors } from '../session/use-may.ts';
import { Menu, MenuSheet, screenAt, useFavourites } from './menu.tsx';
import { Palette } from './palette.tsx';
import { SignIn } from './sign-in.tsx';
import { frameTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';

/** The frame around every screen: menu, search, account. Without a staff role: the sign-in. */
export function Office() {
  const role = useOfficeRole();
  const location = useLocation();
  const { state, location: next } = useNavigation();
  const isSlow = useIsSlow(state === 'loading' && location.pathname !== next?.pathname);
  const [overlay, setOverlay] = useState<'menu' | 'palette' | null>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  useHistoryPlace(location.key);
  useLeaveGuard();
  useShortcuts(openPalette);
  // Navigating closes the menu. The palette closes itself; one opened while the next screen loads must stay open.
  useEffect(() => (location.key === '' ? undefined : setOverlay((open) => (open === 'menu' ? null : open))), [location.key]);
  const actors = useActors();
  const { favourites, toggle } = useFavourites();
  const here = screenAt(location.pathname);
  if (role === null) return <SignIn />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[224px_minmax(0,1fr)]">
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ground focus:p-2">
        {frameTexts.skip}
      </a>
      <aside data-part="frame" className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-side max-lg:hidden">
        <Menu favourites={favourites} />
      </aside>
      <div className="min-w-0">
        <TopBar
          onMenu={() => setOverlay('menu')}
          onFind={openPalette}
          isUnderWay={state !== 'idle'}
          favourite={here && { title: here.title, isOn: favourites.includes(here.path), toggle: () => toggle(here.path) }}
        />
        <MovedClock />
        <main id="content" tabIndex={-1} className="mx-auto max-w-[1440px] px-4 pt-5 pb-16 lg:px-6">
          {isSlow || actors === null ? <LoadingScreen /> : <Outlet />}
        </main>
      </div>
      <MenuSheet isOpen={overlay === 'menu'} onClose={() => setOverlay(null)} favourites={favourites} />
      {overlay === 'palette' ? <Palette onClose={() => setOverlay(null)} /> : null}
      <LoadingOverlay />
    </div>
  );
}

/** Delay in ms before the current screen is replaced by the next one's skeleton. */
const SLOW_MS = 80;

/** True once something has been running long enough to show it. */
function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);
  return isSlow;
}

/** Ctrl K (or ⌘ K) opens the palette; `/` focuses a list's search field. */
function useShortcuts(onFind: () => void): void {
  useEffect(() => {
    const ended = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
          event.preventDefault();
          onFind();
        } else if (event.key === '/' && !isTyping) {
          const box = document.querySelector<HTMLInputElement>('[data-list-search]');
          if (box) event.preventDefault();
          box?.focus();
        }
      },
      ended,
    );
    return () => ended.abort();
  }, [onFind]);
}
