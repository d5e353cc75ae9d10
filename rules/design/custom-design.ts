import type { Box } from '#rules/design/placement.ts';

/**
 * The custom design document (specification 3 "Custom product", 4 "Custom editor"): what a shopper
 * made, in millimetres. Immutable: every change gives a new scene that shares what did not change.
 */

/** One graphic on one side. The order of a side's layers is the z-order, bottom first. */
export interface DesignLayer extends Box {
  /** Made by the client, stable through undo, save and reopen. */
  readonly key: string;
  readonly graphicId: number;
}

export interface DesignSide {
  readonly mockupGroupId: number;
  readonly layers: readonly DesignLayer[];
}

export interface DesignScene {
  readonly schema: 1;
  readonly unit: 'mm';
  /** Which garment the design lies on; the size is chosen in the cart. */
  readonly productId: number;
  readonly frameId: number;
  readonly colorId: number;
  /** Every side of the frame in its order, also those that are still empty. */
  readonly sides: readonly DesignSide[];
}

/** Graphics per design when the shop sets nothing else. */
export const LAYER_LIMIT_DEFAULT = 10;
/** No setting goes above this. */
export const LAYER_LIMIT_HARD_CAP = 20;

export type ZMove = 'front' | 'forward' | 'backward' | 'back';

/** The configured limit of graphics per design, cut to 1..20. */
export function layerLimit(configured: number = LAYER_LIMIT_DEFAULT): number {
  return Math.min(LAYER_LIMIT_HARD_CAP, Math.max(1, Math.floor(configured)));
}

/** The garment a design is made for. */
export interface Garment {
  readonly productId: number;
  readonly frameId: number;
  readonly colorId: number;
}

/** A design with nothing on it. */
export function emptyScene(garment: Garment, mockupGroupIds: readonly number[]): DesignScene {
  return {
    schema: 1,
    unit: 'mm',
    productId: garment.productId,
    frameId: garment.frameId,
    colorId: garment.colorId,
    sides: mockupGroupIds.map((mockupGroupId) => ({ mockupGroupId, layers: [] })),
  };
}

/** How many graphics the design holds over all sides. */
export function layerCount(scene: Pick<DesignScene, 'sides'>): number {
  return scene.sides.reduce((count, side) => count + side.layers.length, 0);
}

/** The sides that hold a graphic: the only ones that are stored and charged. */
export function storedSides(scene: DesignScene): readonly DesignSide[] {
  return scene.sides.filter((side) => side.layers.length > 0);
}

/** The layers of a side, bottom first; none for an unknown side. */
export function layersOf(scene: DesignScene, mockupGroupId: number): readonly DesignLayer[] {
  return scene.sides.find((side) => side.mockupGroupId === mockupGroupId)?.layers ?? [];
}

/** The layer with this key and the side it lies on. */
export function findLayer(scene: DesignScene, key: string): { side: DesignSide; layer: DesignLayer; index: number } | null {
  for (const side of scene.sides) {
    const index = side.layers.findIndex((layer) => layer.key === key);
    const layer = side.layers[index];
    if (layer) return { side, layer, index };
  }
  return null;
}

/** Puts a layer on top of a side, or says `layer-limit` when the design is full. */
export function addLayer(
  scene: DesignScene,
  mockupGroupId: number,
  layer: DesignLayer,
  limit: number = LAYER_LIMIT_DEFAULT,
): DesignScene | 'layer-limit' {
  if (layerCount(scene) >= layerLimit(limit)) return 'layer-limit';
  return withLayers(scene, mockupGroupId, (layers) => [...layers, layer]);
}

/** Replaces the layer with the same key, on whichever side it is; returns the same scene when there is none. */
export function updateLayer(scene: DesignScene, layer: DesignLayer): DesignScene {
  const found = findLayer(scene, layer.key);
  if (!found) return scene;
  return withLayers(scene, found.side.mockupGroupId, (layers) => layers.map((each) => (each.key === layer.key ? layer : each)));
}

/** The scene without this layer. */
export function removeLayer(scene: DesignScene, key: string): DesignScene {
  const found = findLayer(scene, key);
  if (!found) return scene;
  return withLayers(scene, found.side.mockupGroupId, (layers) => layers.filter((each) => each.key !== key));
}

/** Moves a layer within its side's z-order to this index (0 is the bottom), cut to the range. */
export function reorderLayer(scene: DesignScene, key: string, toIndex: number): DesignScene {
  const found = findLayer(scene, key);
  if (!found) return scene;
  const target = Math.min(found.side.layers.length - 1, Math.max(0, toIndex));
  if (target === found.index) return scene;
  return withLayers(scene, found.side.mockupGroupId, (layers) => {
    const rest = layers.filter((each) => each.key !== key);
    return [...rest.slice(0, target), found.layer, ...rest.slice(target)];
  });
}

/** Moves a layer one step or all the way in its side's z-order. */
export function moveInZ(scene: DesignScene, key: string, move: ZMove): DesignScene {
  const found = findLayer(scene, key);
  if (!found) return scene;
  const targets: Record<ZMove, number> = {
    front: found.side.layers.length - 1,
    forward: found.index + 1,
    backward: found.index - 1,
    back: 0,
  };
  return reorderLayer(scene, key, targets[move]);
}

/** The other frame or colour, wiped (specification 4 "Custom editor"); the shopper has confirmed it. */
export function changeGarment(scene: DesignScene, garment: Pick<Garment, 'frameId' | 'colorId'>): DesignScene {
  if (garment.frameId === scene.frameId && garment.colorId === scene.colorId) return scene;
  const ids = scene.sides.map((side) => side.mockupGroupId);
  return emptyScene({ productId: scene.productId, frameId: garment.frameId, colorId: garment.colorId }, ids);
}

/** True when changing frame or colour would throw something away, so that it must be confirmed. */
export function changeNeedsConfirmation(scene: DesignScene): boolean {
  return layerCount(scene) > 0;
}

function withLayers(
  scene: DesignScene,
  mockupGroupId: number,
  change: (layers: readonly DesignLayer[]) => readonly DesignLayer[],
): DesignScene {
  return {
    ...scene,
    sides: scene.sides.map((side) => (side.mockupGroupId === mockupGroupId ? { ...side, layers: change(side.layers) } : side)),
  };
}
