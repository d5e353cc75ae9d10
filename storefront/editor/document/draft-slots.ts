import { type DraftPlace, waitingSlots } from './drafts.ts';

/**
 * Two tabs with a new design each keep two drafts: every tab has a slot of its own. It is remembered by the tab, so that a reload finds
 * its work again, and held by a lock, so that another tab takes up only what nobody works on.
 */
type Place = Pick<DraftPlace, 'userId' | 'productId' | 'startId'>;

const stemOf = ({ productId, startId }: Omit<Place, 'userId'>) => `seam-draft-slot:${productId}:${startId ?? 'new'}`;
const lockOf = (stem: string, slot: string) => `${stem}:${slot}`;

/** Locks this page holds, by name; a call lets go. */
const held = new Map<string, () => void>();

/** The slot for a new design in this tab: its own, else the latest that waits and nobody holds, else a fresh one. */
export async function takeSlot(place: Place): Promise<string> {
  const stem = stemOf(place);
  const own = sessionStorage.getItem(stem);
  const waiting = await waitingSlots(place).catch(() => []);
  for (const slot of own === null ? waiting : [own, ...waiting]) {
    if (await hold(lockOf(stem, slot))) return remember(stem, slot);
  }
  const fresh = crypto.randomUUID();
  await hold(lockOf(stem, fresh));
  return remember(stem, fresh);
}

/** The editor is closed: any tab may take up the draft that was kept, and this one begins with the latest again. */
export function leaveSlot(place: DraftPlace): void {
  const stem = stemOf(place);
  if (sessionStorage.getItem(stem) === place.slot) sessionStorage.removeItem(stem);
  held.get(lockOf(stem, place.slot))?.();
}

function remember(stem: string, slot: string): string {
  sessionStorage.setItem(stem, slot);
  return slot;
}

/** True when the lock is this page's now. Browsers without locks let everybody in. */
function hold(name: string): Promise<boolean> {
  if (held.has(name) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((done) => {
    const taken = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      done(lock !== null);
      if (lock === null) return;
      return new Promise<void>((letGo) => {
        held.set(name, () => {
          held.delete(name);
          letGo();
        });
      });
    });
    taken.catch(() => done(true));
  });
}
