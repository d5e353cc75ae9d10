import { tabStorage } from '#client/stores/browser-storage.ts';
import { type DraftPlace, waitingSlots } from './drafts.ts';

/**
 * Each tab with a new design keeps its own draft in its own slot. The tab remembers its slot, so a reload finds the work again. A lock
 * protects the slot, so another tab only picks up drafts nobody is editing.
 */
type Place = Pick<DraftPlace, 'userId' | 'productId' | 'startId'>;

const stemOf = ({ productId, startId }: Omit<Place, 'userId'>) => `seam-draft-slot:${productId}:${startId ?? 'new'}`;
const lockOf = (stem: string, slot: string) => `${stem}:${slot}`;

/** Locks held by this page, by name. Call the function to release one. */
const held = new Map<string, () => void>();

/** The slot for a new design in this tab: the tab's own, else the latest unlocked one, else a new one. */
export async function takeSlot(place: Place): Promise<string> {
  const stem = stemOf(place);
  const own = tabStorage.getItem(stem);
  const waiting = await waitingSlots(place).catch(() => []);
  for (const slot of own === null ? waiting : [own, ...waiting]) {
    if (await lockSlot(lockOf(stem, slot))) return remember(stem, slot);
  }
  const fresh = crypto.randomUUID();
  await lockSlot(lockOf(stem, fresh));
  return remember(stem, fresh);
}

/** Called when the editor closes. Releases the slot, so any tab can pick up the draft; this tab starts from the latest one again. */
export function leaveSlot(place: DraftPlace): void {
  const stem = stemOf(place);
  if (tabStorage.getItem(stem) === place.slot) tabStorage.removeItem(stem);
  held.get(lockOf(stem, place.slot))?.();
}

function remember(stem: string, slot: string): string {
  tabStorage.setItem(stem, slot);
  return slot;
}

/** True if this page now holds the lock. Always true in browsers without the Web Locks API. */
function lockSlot(name: string): Promise<boolean> {
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
