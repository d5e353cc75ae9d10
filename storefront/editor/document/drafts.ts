import { createStore, del, get, keys, set } from 'idb-keyval';
import { type DesignScene, layerCount } from '#rules/design/custom-design.ts';

/**
 * Unsaved work, kept in IndexedDB on this device: a session clear empties local storage and would take the design with it.
 * Safari may drop it after days without a visit, so screens say "kept on this device", never "saved".
 */
export interface Draft {
  readonly schema: 1;
  readonly scene: DesignScene;
  readonly sideId: number;
  /** The stored revision the work began from; null for a design that was never saved. */
  readonly revision: number | null;
  /** ms since 1970. */
  readonly writtenAt: number;
  /** What to go on with after signing in. */
  readonly resume: 'save' | 'cart' | null;
}

/** Whose draft of what: a member or nobody, a product, and a saved design or a new one. */
export interface DraftPlace {
  readonly userId: string | null;
  readonly productId: number;
  readonly customId: number | null;
}

const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The draft of this place; a member takes over the one made before signing in. Null when there is none or it is too old. */
export async function readDraft(place: DraftPlace, now: number): Promise<Draft | null> {
  const own = await readAt(place, now);
  if (own || place.userId === null) return own;
  const anonymous = { ...place, userId: null };
  const adopted = await readAt(anonymous, now);
  if (!adopted) return null;
  await writeDraft(place, adopted);
  await deleteDraft(anonymous);
  return adopted;
}

export function writeDraft(place: DraftPlace, draft: Draft): Promise<void> {
  return set(keyOf(place), draft, drafts());
}

export function deleteDraft(place: DraftPlace): Promise<void> {
  return del(keyOf(place), drafts());
}

/** Called by an explicit sign-out: nobody else at this device finds the member's work. */
export async function deleteDraftsOf(userId: string): Promise<void> {
  const own = (await keys<string>(drafts())).filter((key) => key.startsWith(`${userId}:`));
  for (const key of own) await del(key, drafts());
}

async function readAt(place: DraftPlace, now: number): Promise<Draft | null> {
  const draft = await get<Draft>(keyOf(place), drafts());
  if (draft?.schema !== 1 || draft.scene.productId !== place.productId) return null;
  const isKept = now - draft.writtenAt < lifetimeMs && (layerCount(draft.scene) > 0 || place.customId !== null);
  if (!isKept) await deleteDraft(place);
  return isKept ? draft : null;
}

function keyOf({ userId, productId, customId }: DraftPlace): string {
  return `${userId ?? 'anon'}:${productId}:${customId ?? 'new'}`;
}

let opened: ReturnType<typeof createStore> | null = null;

function drafts() {
  opened ??= createStore('seam-drafts', 'drafts');
  return opened;
}
