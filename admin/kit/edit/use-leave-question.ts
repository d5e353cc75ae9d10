import { useEffect, useLayoutEffect } from 'react';
import { useBlocker } from 'react-router';
import { kitTexts } from '../texts.ts';

/** Each form on the screen that holds what is not saved. The router hears one blocker alone, so that they are asked together. */
const unsaved = new Set<symbol>();

/** Has it asked before somebody leaves what is not saved: by a link, by Back, by closing the tab. Any number of forms of a screen may. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  // Before anything else runs: what leads away from a form that has just been saved is not asked about.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol();
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isUnsaved]);
}

/** Asks, once for all forms of the screen. The frame of the office does so, nobody else. */
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
