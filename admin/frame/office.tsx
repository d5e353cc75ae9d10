import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LoadingOverlay } from '#client/dialogs/loading.tsx';
import { useHistoryPlace } from '#ui/close-on-back.ts';
import { useOfficeRole } from '../session/office-role.ts';
import { Menu, MenuSheet } from './menu.tsx';
import { Palette } from './palette.tsx';
import { SignIn } from './sign-in.tsx';
import { frameTexts } from './texts.ts';
import { TopBar } from './top-bar.tsx';

/** The frame around every screen: menu, search, account. Without a role that works here: the way in. */
export function Office() {
  const role = useOfficeRole();
  const location = useLocation();
  const { state } = useNavigation();
  const [overlay, setOverlay] = useState<'menu' | 'palette' | null>(null);
  const openPalette = useCallback(() => setOverlay('palette'), []);
  useHistoryPlace(location.key);
  useShortcuts(openPalette);
  useEffect(() => (location.key === '' ? undefined : setOverlay(null)), [location.key]);
  if (role === null) return <SignIn />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[224px_minmax(0,1fr)]">
      <a href="#content" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ground focus:p-2">
        {frameTexts.skip}
      </a>
      <aside data-part="frame" className="sticky top-0 h-dvh overflow-y-auto border-r border-line bg-side max-lg:hidden">
        <Menu />
      </aside>
      <div className="min-w-0">
        <TopBar onMenu={() => setOverlay('menu')} onFind={openPalette} isUnderWay={state !== 'idle'} />
        <main id="content" tabIndex={-1} className="mx-auto max-w-[1440px] px-4 pt-5 pb-16 lg:px-6">
          <Outlet />
        </main>
      </div>
      <MenuSheet isOpen={overlay === 'menu'} onClose={() => setOverlay(null)} />
      {overlay === 'palette' ? <Palette onClose={() => setOverlay(null)} /> : null}
      <LoadingOverlay />
    </div>
  );
}

/** Ctrl K (or ⌘ K) opens the palette; `/` goes to the search box of a list. */
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
