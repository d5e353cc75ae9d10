import { useCallback, useEffect, useRef, useState } from 'react';
import { type Cut, cutBy } from '#admin/session/outage.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { isStorageKept } from '#client/stores/browser-storage.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { mayReload, officeAnswer, ownEntry } from './office-answer.ts';

/**
 * The way back from a screen that failed: loads the page anew, but only once the server answers, because otherwise the browser's own error
 * page comes. By itself it does so once for a newer build and after an outage (`cut`), not after a crash, which would come again.
 */
export function useWayBack() {
  const [cut, setCut] = useState<Cut | null>(null);
  const [isNewer, setNewer] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isOpen = useRef(false);
  const ask = useCallback(async (isReloadWanted: boolean) => {
    setAsking(true);
    const answer = await officeAnswer(ownEntry(document.querySelectorAll<HTMLScriptElement>('script[src]'), location.origin));
    // The user went on to another screen.
    if (!isOpen.current) return;
    const isReload =
      answer.is === 'newer' ? (mayReload(answer.build) && isStorageKept()) || isReloadWanted : answer.is === 'same' && isReloadWanted;
    if (isReload) {
      setNewer(answer.is === 'newer');
      return location.reload();
    }
    setCut((before) => (answer.is === 'gone' ? cutBy(new ApiError('UNAVAILABLE', { status: 0 }), before) : null));
    setAsking(false);
  }, []);
  const reload = () => void ask(true);
  useAfterOutage(cut, reload);
  useEffect(() => {
    isOpen.current = true;
    void ask(false);
    return () => {
      isOpen.current = false;
    };
  }, [ask]);
  return { cut, isNewer, isAsking, reload };
}
