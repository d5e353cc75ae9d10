import { days } from '#client/drafts/days.ts';
import { draft } from '#client/drafts/draft.ts';
import { type DesignScene, isEmptyScene } from '#rules/design/custom-design.ts';
import type { PrintConsent } from '#rules/design/custom-design-check.ts';
import type { KeptHistory } from '#rules/design/editing/kept-history.ts';
import type { ChosenOption } from '#rules/order/checkout/option-choice.ts';

/** What to continue after the login: the action, and for cart and order the chosen sizes and the accepted flaws. */
export interface Resume {
  readonly act: 'save' | 'cart' | 'order';
  readonly chosen: readonly ChosenOption[];
  readonly accepts: readonly PrintConsent[];
}

/**
 * Unsaved work, kept on this device. Safari may delete it after days without a visit, so screens say "kept on this device", never "saved".
 */
export interface Draft {
  readonly schema: 1;
  readonly scene: DesignScene;
  readonly sideId: number;
  /** The undo and redo steps; drafts of older versions have none. */
  readonly history?: KeptHistory;
  /** The stored revision the draft is based on; null for a design that was never saved. */
  readonly revision: number | null;
  /** ms since 1970. */
  readonly writtenAt: number;
  readonly resume: Resume | null;
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

const store = days('seam-drafts', 30);
const draftAt = (place: DraftPlace) => draft<Draft>(nameOf(place), { owner: place.userId, lifetime: store });

/** The draft for this place; null if there is none or it is too old. A member takes over the draft made before signing in. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const own = await readAt(place);
  if (own || place.userId === null) return own;
  const anonymous = { ...place, userId: null };
  const adopted = await readAt(anonymous);
  if (!adopted) return null;
  writeDraft(place, adopted);
  deleteDraft(anonymous);
  return adopted;
}

export function writeDraft(place: DraftPlace, content: Draft): void {
  void draftAt(place).write(content);
}

/** Deletes the draft for good. */
export function deleteDraft(place: DraftPlace): void {
  void draftAt(place).drop();
}

/** Stores pending drafts; without storage (private windows) editing works without drafts. */
export const storeDrafts = store.flush;

/** The slots of drafts of new designs on this device, latest first, including those made before signing in. */
export async function waitingSlots({ userId, ...about }: Pick<DraftPlace, 'userId' | 'productId' | 'startId'>): Promise<string[]> {
  const stem = nameOf({ ...about, customId: null, slot: '' });
  const found = await Promise.all([...new Set([userId, null])].map((owner) => store.names(owner, stem)));
  return found
    .flat()
    .toSorted((one, other) => other.at - one.at)
    .map(({ name }) => name.slice(stem.length));
}

/** Called on explicit sign-out, so the next user of the device does not see the member's work. */
export const deleteDraftsOf = (userId: string): Promise<void> => store.forget(userId);

async function readAt(place: DraftPlace): Promise<Draft | null> {
  const found = await draftAt(place).read();
  if (found?.schema !== 1 || found.scene.productId !== place.productId) return null;
  if (!isEmptyScene(found.scene) || place.customId !== null) return found;
  deleteDraft(place);
  return null;
}

function nameOf({ productId, customId, startId, slot }: Omit<DraftPlace, 'userId'>): string {
  const begun = startId === null ? 'new' : `from-${startId}`;
  return `${productId}:${customId ?? `${begun}:${slot}`}`;
}
