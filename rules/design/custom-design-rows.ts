import { type DesignLayer, type DesignScene, emptyScene, LAYER_NAME_LENGTH, storedSides } from '#rules/design/custom-design.ts';
import { roundMm, wrapDegrees } from '#rules/design/placement.ts';

/** A layer as the data service returns it; names and units are those of product.product_custom_layers. */
export interface LayerRow {
  readonly id: number;
  readonly key: string;
  readonly graphic_id: number;
  readonly x_coordinate: number;
  readonly y_coordinate: number;
  readonly width: number;
  readonly height: number;
  readonly rotation?: number | null;
  readonly z_index?: number | null;
  readonly editing?: unknown;
  readonly deleted_at?: string | null;
}

export interface CustomMockupRow {
  readonly id: number;
  readonly mockup_group_id: number;
  readonly deleted_at?: string | null;
  readonly layers: readonly LayerRow[];
}

/** A saved design as the data service returns it. */
export interface CustomRow {
  readonly id: number;
  readonly product_id: number;
  readonly option_id: number;
  readonly revision: number;
  readonly option: { readonly frame_id: number | null; readonly color_id: number | null };
  readonly custom_mockups: readonly CustomMockupRow[];
}

/** The stored parts of a design, with the ids the next save needs. */
export interface SavedDesign {
  readonly customId: number;
  readonly revision: number;
  readonly frameId: number;
  readonly colorId: number;
  /** Id of the stored side of each mockup group. */
  readonly mockupIds: ReadonlyMap<number, number>;
  /** The stored layers by key, with their ids and stored sides. */
  readonly layers: ReadonlyMap<string, StoredLayer>;
}

/** A stored layer. */
export interface StoredLayer {
  readonly id: number;
  readonly mockupId: number;
  readonly written: LayerInput;
}

/** A layer to write. */
export interface LayerInput {
  readonly key: string;
  readonly graphic_id: number;
  readonly x_coordinate: number;
  readonly y_coordinate: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly z_index: number;
  readonly editing: LayerEditing | null;
}

/** What only the editor knows of a layer. */
export type LayerEditing = { readonly name?: string; readonly group?: string; readonly isLocked?: true };

/** Everything a save writes to make the stored design equal the scene. */
export interface SavePlan {
  /** Sides that contain graphics and are not stored yet, with all their layers. */
  readonly newSides: readonly { readonly mockupGroupId: number; readonly layers: readonly LayerInput[] }[];
  /** New and changed layers of stored sides, upserted by key. Unchanged layers are not written. */
  readonly layers: readonly (LayerInput & { readonly custom_mockup_id: number })[];
  /** Stored sides that are now empty, or belong to another frame or colour. */
  readonly removedMockupIds: readonly number[];
  /** Stored layers to delete softly, each with a DELETE log row (specification 7.30). */
  readonly removedLayerIds: readonly number[];
}

/** The scene of a saved design with all sides of its product. Layers are in z-order, or ordered by id where z is missing. */
export function sceneFromRows(row: CustomRow, mockupGroupIds: readonly number[]): DesignScene {
  const garment = { productId: row.product_id, frameId: row.option.frame_id ?? 0, colorId: row.option.color_id ?? 0 };
  const empty = emptyScene(garment, mockupGroupIds);
  return {
    ...empty,
    sides: empty.sides.map((side) => {
      const stored = liveSides(row).find((each) => each.mockup_group_id === side.mockupGroupId);
      return stored ? { ...side, layers: liveLayers(stored).map(layerFromRow) } : side;
    }),
  };
}

/** The ids of a saved design. */
export function savedFromRow(row: CustomRow): SavedDesign {
  const sides = liveSides(row);
  return {
    customId: row.id,
    revision: row.revision,
    frameId: row.option.frame_id ?? 0,
    colorId: row.option.color_id ?? 0,
    mockupIds: new Map(sides.map((side) => [side.mockup_group_id, side.id])),
    layers: new Map(
      sides.flatMap((side) =>
        liveLayers(side).map((row, z) => {
          const written = { ...layerToInput(layerFromRow(row), z), z_index: row.z_index ?? 0 };
          return [row.key, { id: row.id, mockupId: side.id, written }] as const;
        }),
      ),
    ),
  };
}

/** The writes that turn the stored design into the scene; `saved` is null for a design that was never stored. */
export function planSave(scene: DesignScene, saved: SavedDesign | null): SavePlan {
  const sameGarment = saved !== null && saved.frameId === scene.frameId && saved.colorId === scene.colorId;
  const kept = sameGarment ? saved.mockupIds : new Map<number, number>();
  const sides = storedSides(scene);
  const keptIds = new Set(sides.map((side) => kept.get(side.mockupGroupId)).filter((id) => id !== undefined));
  const keys = new Set(sides.flatMap((side) => side.layers.map((layer) => layer.key)));
  return {
    newSides: sides
      .filter((side) => !kept.has(side.mockupGroupId))
      .map((side) => ({ mockupGroupId: side.mockupGroupId, layers: side.layers.map(layerToInput) })),
    layers: sides.flatMap((side) => {
      const mockupId = kept.get(side.mockupGroupId);
      if (mockupId === undefined) return [];
      return side.layers
        .map((layer, z) => layerToInput(layer, z))
        .filter((input) => !isWritten(saved?.layers.get(input.key), input, mockupId))
        .map((input) => ({ ...input, custom_mockup_id: mockupId }));
    }),
    removedMockupIds: [...(saved?.mockupIds.values() ?? [])].filter((id) => !keptIds.has(id)),
    removedLayerIds: [...(saved?.layers ?? [])].filter(([key]) => !keys.has(key)).map(([, layer]) => layer.id),
  };
}

function isWritten(stored: StoredLayer | undefined, input: LayerInput, mockupId: number): boolean {
  if (stored === undefined || stored.mockupId !== mockupId) return false;
  const isSame = JSON.stringify(stored.written.editing) === JSON.stringify(input.editing);
  return isSame && fields.every((field) => stored.written[field] === input[field]);
}

const fields = ['graphic_id', 'x_coordinate', 'y_coordinate', 'width', 'height', 'rotation', 'z_index'] as const;

function liveSides(row: CustomRow): CustomMockupRow[] {
  return row.custom_mockups.filter((side) => !side.deleted_at);
}

function liveLayers(side: CustomMockupRow): LayerRow[] {
  return side.layers
    .filter((layer) => !layer.deleted_at)
    .sort((one, other) => (one.z_index ?? 0) - (other.z_index ?? 0) || one.id - other.id);
}

function layerFromRow(row: LayerRow): DesignLayer {
  return {
    key: row.key,
    graphicId: row.graphic_id,
    x: roundMm(row.x_coordinate),
    y: roundMm(row.y_coordinate),
    width: roundMm(row.width),
    height: roundMm(row.height),
    rotation: wrapDegrees(roundMm(row.rotation ?? 0)),
    ...editingOf(row.editing),
  };
}

function layerToInput(layer: DesignLayer, z: number): LayerInput {
  return {
    key: layer.key,
    graphic_id: layer.graphicId,
    x_coordinate: layer.x,
    y_coordinate: layer.y,
    width: layer.width,
    height: layer.height,
    rotation: layer.rotation,
    z_index: z,
    editing: editingOf(layer),
  };
}

/** The parts that are there, in this order; null for none, and for what is not of this form. */
export function editingOf(written: unknown): LayerEditing | null {
  if (typeof written !== 'object' || written === null) return null;
  const { name, group, isLocked } = written as Record<string, unknown>;
  const editing: LayerEditing = {
    ...(typeof name === 'string' && name !== '' ? { name: name.slice(0, LAYER_NAME_LENGTH) } : {}),
    ...(typeof group === 'string' ? { group } : {}),
    ...(isLocked === true ? { isLocked } : {}),
  };
  return Object.keys(editing).length > 0 ? editing : null;
}
