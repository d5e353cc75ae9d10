import { type DesignLayer, type DesignScene, emptyScene, LAYER_NAME_LENGTH, storedSides } from '#rules/design/custom-design.ts';
import { roundMm, wrapDegrees } from '#rules/design/placement.ts';
import { type DesignText, readDesignText } from '#rules/design/text/design-text.ts';

/** A layer as the data service returns it; names and units are those of product.product_custom_layers. */
export interface LayerRow extends PlacedRow {
  readonly graphic_id: number;
}

/** A row of product.product_custom_texts. */
export interface TextRow extends PlacedRow {
  readonly text: unknown;
}

/** A row of product.product_custom_pictures. */
export interface PictureRow extends PlacedRow {
  readonly picture_id: number;
}

interface PlacedRow {
  readonly id: number;
  readonly key: string;
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
  readonly texts?: readonly TextRow[];
  readonly pictures?: readonly PictureRow[];
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
  readonly written: PieceInput;
}

/** A graphic, a text or a picture to write. */
type PieceInput = LayerInput | TextInput | PictureInput;

/** A graphic to write. */
export interface LayerInput extends PlacedInput {
  readonly graphic_id: number;
}

/** A text to write. */
export interface TextInput extends PlacedInput {
  readonly text: DesignText;
}

/** A picture of the shopper's own to write. */
export interface PictureInput extends PlacedInput {
  readonly picture_id: number;
}

interface PlacedInput {
  readonly key: string;
  readonly x_coordinate: number;
  readonly y_coordinate: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly z_index: number;
  readonly editing: LayerEditing | null;
}

/** The properties of a layer that only the editor uses. */
export type LayerEditing = { readonly name?: string; readonly group?: string; readonly isLocked?: true };

/** Everything a save writes to make the stored design equal the scene. */
export interface SavePlan {
  /** Sides that contain something and are not stored yet, with all of it. */
  readonly newSides: readonly ({ readonly mockupGroupId: number } & Pieces)[];
  /** New and changed graphics, texts and pictures of stored sides, upserted by key. Unchanged ones are not written. */
  readonly layers: readonly (LayerInput & OnSide)[];
  readonly texts: readonly (TextInput & OnSide)[];
  readonly pictures: readonly (PictureInput & OnSide)[];
  /** Stored sides that are now empty, or belong to another frame or colour. */
  readonly removedMockupIds: readonly number[];
  /** Stored layers to delete softly, each with a DELETE log row (specification 7.30). */
  readonly removedLayerIds: readonly number[];
  /** Stored texts and pictures to delete softly. */
  readonly removedTextIds: readonly number[];
  readonly removedPictureIds: readonly number[];
}

interface Pieces {
  readonly layers: readonly LayerInput[];
  readonly texts: readonly TextInput[];
  readonly pictures: readonly PictureInput[];
}

interface OnSide {
  readonly custom_mockup_id: number;
}

/** The scene of a saved design with all sides of its product. Layers are in z-order, or ordered by id where z is missing. */
export function sceneFromRows(row: CustomRow, mockupGroupIds: readonly number[]): DesignScene {
  const garment = { productId: row.product_id, frameId: row.option.frame_id ?? 0, colorId: row.option.color_id ?? 0 };
  const empty = emptyScene(garment, mockupGroupIds);
  return {
    ...empty,
    sides: empty.sides.map((side) => {
      const stored = liveSides(row).find((each) => each.mockup_group_id === side.mockupGroupId);
      return stored ? { ...side, layers: liveLayers(stored).map(({ layer }) => layer) } : side;
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
        liveLayers(side).map(({ row, layer }) => {
          const written = layerToInput(layer, row.z_index ?? 0);
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
  const changed = sides.flatMap((side) => {
    const mockupId = kept.get(side.mockupGroupId);
    if (mockupId === undefined) return [];
    const inputs = side.layers.map(layerToInput).filter((input) => !isWritten(saved?.layers.get(input.key), input, mockupId));
    return inputs.map((input) => ({ ...input, custom_mockup_id: mockupId }));
  });
  const removed = [...(saved?.layers ?? [])].filter(([key]) => !keys.has(key)).map(([, layer]) => layer);
  return {
    newSides: sides
      .filter((side) => !kept.has(side.mockupGroupId))
      .map((side) => ({ mockupGroupId: side.mockupGroupId, ...piecesOf(side.layers.map(layerToInput)) })),
    ...piecesOf(changed),
    removedMockupIds: [...(saved?.mockupIds.values() ?? [])].filter((id) => !keptIds.has(id)),
    removedLayerIds: removed.flatMap(({ id, written }) => (isGraphic(written) ? [id] : [])),
    removedTextIds: removed.flatMap(({ id, written }) => (isText(written) ? [id] : [])),
    removedPictureIds: removed.flatMap(({ id, written }) => (isPicture(written) ? [id] : [])),
  };
}

/** Graphics, texts and pictures, which have tables of their own. */
function piecesOf<Placed extends PieceInput>(inputs: readonly Placed[]) {
  return {
    layers: inputs.filter((input): input is Extract<Placed, LayerInput> => isGraphic(input)),
    texts: inputs.filter((input): input is Extract<Placed, TextInput> => isText(input)),
    pictures: inputs.filter((input): input is Extract<Placed, PictureInput> => isPicture(input)),
  };
}

function isGraphic(input: PieceInput): input is LayerInput {
  return 'graphic_id' in input;
}

function isText(input: PieceInput): input is TextInput {
  return 'text' in input;
}

function isPicture(input: PieceInput): input is PictureInput {
  return 'picture_id' in input;
}

function isWritten(stored: StoredLayer | undefined, input: PieceInput, mockupId: number): boolean {
  return stored !== undefined && stored.mockupId === mockupId && JSON.stringify(stored.written) === JSON.stringify(input);
}

function liveSides(row: CustomRow): CustomMockupRow[] {
  return row.custom_mockups.filter((side) => !side.deleted_at);
}

/** The layers of a side, bottom first; a text that cannot be drawn any more is left out. */
function liveLayers(side: CustomMockupRow): { row: PlacedRow; layer: DesignLayer }[] {
  const graphics = side.layers.map((row) => ({ row, layer: { ...placedFromRow(row), graphicId: row.graphic_id } }));
  const texts = (side.texts ?? []).flatMap((row) => {
    const text = readDesignText(row.text);
    return text ? [{ row, layer: { ...placedFromRow(row), text } }] : [];
  });
  const pictures = (side.pictures ?? []).map((row) => ({ row, layer: { ...placedFromRow(row), pictureId: row.picture_id } }));
  return [...graphics, ...texts, ...pictures]
    .filter(({ row }) => !row.deleted_at)
    .sort(({ row: one }, { row: other }) => (one.z_index ?? 0) - (other.z_index ?? 0) || one.id - other.id);
}

function placedFromRow(row: PlacedRow) {
  return {
    key: row.key,
    x: roundMm(row.x_coordinate),
    y: roundMm(row.y_coordinate),
    width: roundMm(row.width),
    height: roundMm(row.height),
    rotation: wrapDegrees(roundMm(row.rotation ?? 0)),
    ...editingOf(row.editing),
  };
}

function layerToInput(layer: DesignLayer, z: number): PieceInput {
  const placed = {
    key: layer.key,
    x_coordinate: layer.x,
    y_coordinate: layer.y,
    width: layer.width,
    height: layer.height,
    rotation: layer.rotation,
    z_index: z,
    editing: editingOf(layer),
  };
  if (layer.text !== undefined) return { ...placed, text: readDesignText(layer.text) ?? layer.text };
  return layer.pictureId === undefined ? { ...placed, graphic_id: layer.graphicId } : { ...placed, picture_id: layer.pictureId };
}

/** The known editor properties in a fixed order; null for none, and for an invalid value. */
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
