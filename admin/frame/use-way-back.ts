import { useCallback, useEffect, useState } from 'react';
import { type Cut, cutBy } from '#admin/session/outage.ts';
import { useAfterOutage } from '#admin/session/use-after-outage.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { officeAnswer } from './office-answer.ts';

/**
 * The way back from a screen that failed: loads the page anew, but only once the server answers, because otherwise the browser's own error
 * page comes. By itself it does so for a newer build and after an outage (`cut`), not after a crash, which would come again.
 */
export function useWayBack() {
  const [cut, setCut] = useState<Cut | null>(null);
  const [isNewer, setNewer] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(async (isReloadWanted: boolean) => {
    setAsking(true);
    const answer = await officeAnswer([...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''));
    if (answer === 'newer') setNewer(true);
    if (answer === 'newer' || (answer === 'same' && isReloadWanted)) return location.reload();
    setCut((before) => (answer === 'gone' ? cutBy(new ApiError('UNAVAILABLE', { status: 0 }), before) : null));
    setAsking(false);
  }, []);
  const reload = () => void ask(true);
  useAfterOutage(cut, reload);
  useEffect(() => void ask(false), [ask]);
  return { cut, isNewer, isAsking, reload };
}
