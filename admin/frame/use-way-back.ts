import { useCallback, useEffect, useRef, useState } from 'react';
import { type Outage, outageOf } from '#admin/session/outage.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { isStorageKept } from '#client/stores/browser-storage.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { mayReload, officeAnswer, ownEntry } from './office-answer.ts';

/**
 * Reloads the page of a failed screen, but only after the server answers, because otherwise the browser's own error page would appear.
 * Automatic once for a newer build and after an `outage`, but not after a crash.
 */
export function useWayBack() {
  const [outage, setOutage] = useState<Outage | null>(null);
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
    setOutage((before) => (answer.is === 'gone' ? outageOf(new ApiError('UNAVAILABLE', { status: 0 }), before) : null));
    setAsking(false);
  }, []);
  const reload = () => void ask(true);
  useAfterOutage(outage, reload);
  useEffect(() => {
    isOpen.current = true;
    void ask(false);
    return () => {
      isOpen.current = false;
    };
  }, [ask]);
  return { outage, isNewer, isAsking, reload };
}
