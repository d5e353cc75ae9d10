import type { LineDesign } from '#contract/rest/cart.ts';
import { type DesignLayer, type DesignScene, emptyScene, layerGraphics, layerPictures } from '#rules/design/custom-design.ts';
import { savedFromRow, sceneFromRows } from '#rules/design/custom-design-rows.ts';
import { unpackHistory } from '#rules/design/editing/kept-history.ts';
import { type EditorHistory, isDirty } from '#rules/design/editor-history.ts';
import { takeSlot } from './draft-slots.ts';
import { type Draft, type DraftPlace, deleteDraft, readDraft, waitingSlots, writeDraft } from './drafts.ts';
import type { EditorProduct, EditorServices } from './editor-data.ts';
import type { EditorStart } from './editor-state.ts';
import { colorsOf } from './garment.ts';
import { customRow, loadLineDesign, loadShared, openCustom } from './shop-services.ts';

/** What the URL and the member ask for. */
export interface OpenRequest {
  readonly product: EditorProduct;
  readonly services: EditorServices;
  readonly userId: string | null;
  /** A saved design: the member's own or one to start from (template, best custom); null for a new one. */
  readonly customId: number | null;
  readonly mockupGroupId: number | null;
  /** A graphic to start with, e.g. from a graphic's page. */
  readonly graphicId: number | null;
  /** The cart line that the editor was opened from. */
  readonly cartLineId: number | null;
  /** A shared design to start with. */
  readonly shareCode: string | null;
}

export interface OpenedEditor {
  readonly start: EditorStart;
  /** Where its draft is stored until it is saved. */
  readonly place: DraftPlace;
  readonly restored: { readonly writtenAt: number; readonly resume: Draft['resume'] } | null;
}

/**
 * Builds the editor's initial state from a saved design, a template copied as a new design, or a blank garment, then applies this device's
 * draft.
 */
export async function openDesign(request: OpenRequest): Promise<OpenedEditor | 'not-found'> {
  const { product, userId } = request;
  const stored = await openStored(request);
  if (stored === 'not-found') return stored;
  const customId = stored.saved?.customId ?? null;
  const begun = { userId, productId: product.id, startId: stored.startId };
  const place = { ...begun, customId, slot: customId === null ? await takeSlot(begun) : '' };
  const draft = (await readDraft(place)) ?? (await draftOfLine(request, place, stored.saved));
  // A draft of an older revision would silently undo what another tab saved.
  const isCurrent = draft && (stored.saved === null || draft.revision === stored.saved.revision);
  const history = draft && isCurrent ? historyOf(draft, product) : null;
  const scene = history?.present ?? (draft && isCurrent && isMade(product, draft.scene) ? draft.scene : stored.scene);
  const shown = request.mockupGroupId ?? draft?.sideId ?? null;
  const sideId = product.mockup_groups.find((group) => group.id === shown)?.id ?? firstSide(product, scene);
  // An untouched template is not unsaved work, so leaving does not warn.
  const under = scene === stored.scene ? null : stored.scene;
  // Undo may bring back graphics that are on no side now.
  const steps = history ? [...history.past, ...history.future].flatMap(({ before, after }) => [...before.sides, ...after.sides]) : [];
  const sides = [...scene.sides, ...(under?.sides ?? []), ...steps];
  const ids = [...new Set(layerGraphics({ sides }))];
  if (request.graphicId !== null) ids.push(request.graphicId);
  const pictureIds = [...new Set(layerPictures({ sides }))];
  const [graphics, pictures] = await Promise.all([
    ids.length > 0 ? request.services.loadGraphicsById([...new Set(ids)]) : [],
    pictureIds.length > 0 ? request.services.loadPictures(pictureIds) : [],
  ]);
  const isOnIt = scene.sides.some((side) => side.layers.some((layer) => layer.graphicId === request.graphicId));
  const begin = isOnIt ? null : (graphics.find((graphic) => graphic.id === request.graphicId) ?? null);
  const { saved, name, isInCart, parentCode } = stored;
  const start = {
    product,
    scene,
    sideId,
    graphics,
    pictures,
    saved,
    name,
    isInCart,
    parentCode,
    under,
    history: history ?? undefined,
    begin,
  };
  return { start, place, restored: draft && isCurrent ? { writtenAt: draft.writtenAt, resume: draft.resume } : null };
}

/**
 * The stored design. `startId`: what a new design starts from; a copy counts as new until it is saved. `isInCart`: a guest's design in
 * the cart.
 */
type Stored = Pick<EditorStart, 'scene' | 'saved' | 'name' | 'isInCart' | 'parentCode'> & Pick<DraftPlace, 'startId'>;

const lineStart = (lineId: number) => `line-${lineId}`;

/** A guest's draft on this line's design, which became the member's at login. */
async function draftOfLine({ cartLineId }: OpenRequest, place: DraftPlace, saved: EditorStart['saved']): Promise<Draft | null> {
  if (cartLineId === null || saved === null) return null;
  const begun = { ...place, customId: null, startId: lineStart(cartLineId) };
  const [slot] = await waitingSlots(begun).catch(() => []);
  const found = slot === undefined ? null : await readDraft({ ...begun, slot });
  if (slot === undefined || found === null) return null;
  const adopted = { ...found, revision: saved.revision };
  writeDraft(place, adopted);
  deleteDraft({ ...begun, slot });
  return adopted;
}

async function openStored({ product, customId, shareCode, userId, cartLineId }: OpenRequest): Promise<Stored | 'not-found'> {
  const ids = product.mockup_groups.map((group) => group.id);
  const fresh = { saved: null, name: '', startId: customId ?? shareCode };
  if (customId === null && shareCode !== null) {
    const shared = await loadShared(shareCode);
    if (shared === null || shared.product.id !== product.id) return 'not-found';
    return { ...fresh, scene: copiedScene(product, shared.design, ids), parentCode: shareCode };
  }
  if (customId === null) return { ...fresh, scene: emptyScene(firstGarment(product), ids) };
  const row = await openCustom(customId);
  const custom = row && customRow(row);
  // A guest's design is nowhere but in their cart.
  const inCart = custom || cartLineId === null ? null : await loadLineDesign(cartLineId);
  if (inCart && cartLineId !== null) {
    return { ...fresh, scene: copiedScene(product, inCart, ids), startId: lineStart(cartLineId), isInCart: true };
  }
  if (!custom || custom.product_id !== product.id) return 'not-found';
  const scene = sceneFromRows(custom, ids);
  // A design of the shop or another member is copied as a new design.
  const isOwn = row.type === 'USER' && row.user_id === userId;
  return isOwn ? { scene, saved: savedFromRow(custom), name: row.name, startId: null } : { ...fresh, scene: withNewKeys(scene) };
}

/** The scene of a design copied to a new one, on its garment if that is still made. */
function copiedScene(product: EditorProduct, design: LineDesign, ids: readonly number[]): DesignScene {
  const { frame_id: frameId, color_id: colorId, sides } = design;
  const garment = isMade(product, { frameId, colorId })
    ? { productId: product.id, frameId: frameId ?? 0, colorId: colorId ?? 0 }
    : firstGarment(product);
  const empty = emptyScene(garment, ids);
  const layersOn = (id: number) => sides.find((side) => side.mockup_group_id === id)?.layers ?? [];
  const laid = empty.sides.map(({ mockupGroupId }) => ({
    mockupGroupId,
    layers: layersOn(mockupGroupId).flatMap(({ graphic_id: graphicId, text, picture_id: pictureId, editing, ...box }): DesignLayer[] => {
      if (text !== undefined) return [{ ...box, ...editing, text, key: '' }];
      if (pictureId !== undefined) return [{ ...box, ...editing, pictureId, key: '' }];
      return graphicId === undefined ? [] : [{ ...box, ...editing, graphicId, key: '' }];
    }),
  }));
  return withNewKeys({ ...empty, sides: laid });
}

function withNewKeys(scene: DesignScene): DesignScene {
  const sides = scene.sides.map((side) => ({ ...side, layers: side.layers.map((layer) => ({ ...layer, key: crypto.randomUUID() })) }));
  return { ...scene, sides };
}

/** The initial frame and colour: the first in stock. */
function firstGarment(product: EditorProduct) {
  const choices = product.frames.flatMap((frame) => colorsOf(product, frame.id).map((color) => ({ frame, color })));
  const chosen = choices.find(({ color }) => !color.isSoldOut) ?? choices[0];
  return { productId: product.id, frameId: chosen?.frame.id ?? 0, colorId: chosen?.color.id ?? 0 };
}

function firstSide(product: EditorProduct, scene: DesignScene): number {
  const used = scene.sides.find((side) => side.layers.length > 0)?.mockupGroupId;
  return used ?? product.mockup_groups[0]?.id ?? 0;
}

/**
 * The steps of a draft; null without any, or if one uses a discontinued garment. A draft on such a garment falls back to the stored one.
 */
function historyOf(draft: Draft, product: EditorProduct): EditorHistory<DesignScene> | null {
  const history = draft.history ? unpackHistory(draft.history) : null;
  const scenes = history ? [history.present, ...[...history.past, ...history.future].flatMap(({ before, after }) => [before, after])] : [];
  return history && isDirty(history) && scenes.every((scene) => isMade(product, scene)) ? history : null;
}

/** True if the shop has photos of this garment. */
function isMade(product: EditorProduct, { frameId, colorId }: { frameId: number | null; colorId: number | null }): boolean {
  return product.mockups.some((mockup) => mockup.frame_id === frameId && mockup.color_id === colorId);
}
