import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { kitTexts } from '../texts.ts';

/** What is on the screen and not saved: several forms may be, and the router asks one for all. */
const unsaved = new Set<object>();

/** Asks before somebody leaves what is not saved: by a link, by Back, by closing the tab. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const own = {};
    unsaved.add(own);
    return () => {
      unsaved.delete(own);
    };
  }, [isUnsaved]);
}

/** Puts the question, once for the whole office. */
export function useLeaveGuard(): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (unsaved.size === 0 || currentLocation.pathname === nextLocation.pathname) return false;
    return !window.confirm(kitTexts.unsaved);
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
