import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { checkedSession } from '#client/session/session.ts';
import { guardNavigation, isOpenToVisitors } from '#rules/shop/navigation.ts';
import { closePanels } from '../panels/panels.ts';
import { selectPopups } from '../popups/popup-selection.ts';

/**
 * The three guards of specification 2, for every route: popups are selected, side bar and search panel close, member pages ask
 * for a login. Who is not signed in reads the alert and is taken to the home page; the page itself was never made.
 */
export function useNavigationGuards(): void {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const text = useText();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    // Strict mode runs effects twice; a navigation is guarded once.
    if (checked.current === key) return;
    checked.current = key;
    closePanels();
    selectPopups();
    if (isOpenToVisitors(pathname)) return;
    checkedSession().then(async ({ isSignedIn }) => {
      const decision = guardNavigation(pathname, isSignedIn);
      if (decision.isAllowed) return;
      await dialog.alert({ message: text(shell.memberOnly) });
      navigate(decision.goTo, { replace: true });
    });
  }, [key, pathname, navigate, text]);
}
