import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { kitTexts } from '../texts.ts';

/** Asks before somebody leaves what is not saved: by a link, by Back, by closing the tab. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (!isUnsaved || currentLocation.pathname === nextLocation.pathname) return false;
    return !window.confirm(kitTexts.unsaved);
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
