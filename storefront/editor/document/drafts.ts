import { deviceDatabase } from '#client/stores/device-database.ts';
import { lastNotes } from '#client/stores/last-notes.ts';
import { type DesignScene, layerCount } from '#rules/design/custom-design.ts';
import { DAY_MS } from '#rules/shop/day.ts';

/**
 * Unsaved work, kept in IndexedDB on this device. Not in local storage: clearing the session empties that. Safari may delete it after days
 * without a visit, so screens say "kept on this device", never "saved".
 */
export interface Draft {
  readonly schema: 1;
  readonly scene: DesignScene;
  readonly sideId: number;
  /** The stored revision the draft is based on; null for a design that was never saved. */
  readonly revision: number | null;
  /** ms since 1970. */
  readonly writtenAt: number;
  /** What to resume after login. */
  readonly resume: 'save' | 'cart' | null;
}

/** Identifies a draft: the member or a visitor, the product, and a saved or a new design. */
export interface DraftPlace {
  readonly userId: string | null;
  readonly productId: number;
  readonly customId: number | null;
  /** What a new design started from: a shop design's id or a share code; null for a blank garment. */
  readonly startId: number | string | null;
  /** Tells several new designs apart: one per tab (draft-slots.ts). Ignored for saved designs. */
  readonly slot: string;
}

const lifetimeMs = 30 * DAY_MS;
const drafts = deviceDatabase<Draft>('seam-drafts', 'drafts');
const notes = lastNotes<Draft>('seam-draft-note:', drafts, ({ writtenAt }) => writtenAt);

/** The draft for this place; null if there is none or it is too old. A member takes over the draft made before signing in. */
export async function readDraft(place: DraftPlace, now: number): Promise<Draft | null> {
  await notes.absorb();
  const own = await readAt(place, now);
  if (own || place.userId === null) return own;
  const anonymous = { ...place, userId: null };
  const adopted = await readAt(anonymous, now);
  if (!adopted) return null;
  await writeDraft(place, adopted);
  await deleteDraft(anonymous, now);
  return adopted;
}

export function writeDraft(place: DraftPlace, draft: Draft): Promise<void> {
  return notes.write(keyOf(place), draft);
}

/** Keeps a draft synchronously while the page unloads, when IndexedDB may not finish. The next visit moves it into IndexedDB. */
export function writeDraftAtOnce(place: DraftPlace, draft: Draft): void {
  notes.keep(keyOf(place), draft);
}

/** Deletes the draft for good. `now` is in ms since 1970. */
export function deleteDraft(place: DraftPlace, now: number): Promise<void> {
  return notes.drop(keyOf(place), now);
}

/** The slots of drafts of new designs on this device, latest first, including those made before signing in. */
export async function waitingSlots({ userId, ...about }: Pick<DraftPlace, 'userId' | 'productId' | 'startId'>): Promise<string[]> {
  await notes.absorb();
  const stems = [userId, null].map((owner) => keyOf({ ...about, userId: owner, customId: null, slot: '' }));
  const found = (await drafts.entries()).flatMap(([key, { writtenAt: at }]) => {
    const stem = stems.find((each) => key.startsWith(each));
    return stem === undefined ? [] : [{ slot: key.slice(stem.length), at }];
  });
  return found.toSorted((one, other) => other.at - one.at).map(({ slot }) => slot);
}

/** Called on explicit sign-out, so the next user of the device does not see the member's work. */
export async function deleteDraftsOf(userId: string): Promise<void> {
  await notes.absorb();
  for (const [key] of await drafts.entries()) if (key.startsWith(`${userId}:`)) await drafts.del(key);
}

async function readAt(place: DraftPlace, now: number): Promise<Draft | null> {
  const draft = await drafts.get(keyOf(place));
  if (draft?.schema !== 1 || draft.scene.productId !== place.productId) return null;
  const isKept = now - draft.writtenAt < lifetimeMs && (layerCount(draft.scene) > 0 || place.customId !== null);
  if (!isKept) await deleteDraft(place, now);
  return isKept ? draft : null;
}

function keyOf({ userId, productId, customId, startId, slot }: DraftPlace): string {
  const begun = startId === null ? 'new' : `from-${startId}`;
  return `${userId ?? 'anon'}:${productId}:${customId ?? `${begun}:${slot}`}`;
}
