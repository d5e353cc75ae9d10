import { useEffect, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router';
import { kitTexts } from '../texts.ts';

/** The forms on the screen with unsaved changes. The router supports a single blocker, so they share one. */
const unsaved = new Set<symbol>();

/** Asks before leaving unsaved changes: by link, Back, or closing the tab. Any number of forms can use it. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  // A layout effect, so that navigating right after saving does not ask.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isUnsaved]);
}

/** Asks once for all forms of the screen. Used by the office's frame only. */
export function useLeaveGuard(): void {
  useBlocker(asksToStay);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

interface Move {
  currentLocation: { pathname: string };
  nextLocation: { pathname: string };
}

function asksToStay({ currentLocation, nextLocation }: Move): boolean {
  if (unsaved.size === 0 || currentLocation.pathname === nextLocation.pathname) return false;
  return !window.confirm(kitTexts.unsaved);
}
