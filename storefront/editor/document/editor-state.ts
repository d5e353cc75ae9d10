import type { DesignLayer, DesignScene } from '#rules/design/custom-design.ts';
import type { SavedDesign } from '#rules/design/custom-design-rows.ts';
import type { EditorHistory } from '#rules/design/editor-history.ts';
import type { EditorGraphic, EditorImage, EditorProduct } from './editor-data.ts';

/** The graphic of a layer, if it is one and the shop still shows it. */
export function graphicOf({ graphics }: Pick<EditorState, 'graphics'>, layer: DesignLayer | null | undefined): EditorGraphic | undefined {
  return layer?.graphicId === undefined ? undefined : graphics.get(layer.graphicId);
}

/** The picture of a layer: its graphic or own picture, if it still exists. */
export function imageOf(state: Pick<EditorState, 'graphics' | 'pictures'>, layer: DesignLayer | null | undefined): EditorImage | undefined {
  return layer?.pictureId === undefined ? graphicOf(state, layer) : state.pictures.get(layer.pictureId);
}

/** The name of a layer: the shopper's, else its words, else its graphic's; null when the graphic is gone. */
export function layerName(
  layer: Pick<DesignLayer, 'name' | 'text'>,
  graphic: EditorGraphic | null | undefined,
  name: (name: EditorGraphic['name']) => string,
): string | null {
  return layer.name ?? layer.text?.words.replaceAll('\n', ' ') ?? (graphic ? name(graphic.name) : null);
}

/** The editor's state. The scene lives in the history; the rest is view state. */
export interface EditorState {
  readonly history: EditorHistory<DesignScene>;
  /** True while taps add layers to the selection or remove them. */
  readonly isAdding: boolean;
  /** Layers hidden while editing: they are still printed and paid, and shown again when the editor opens. */
  readonly hidden: ReadonlySet<string>;
  readonly sideId: number;
  readonly view: 'garment' | 'print';
  /** True once the shopper has changed view or zoom: from then on only the shopper changes them. */
  readonly isViewChosen: boolean;
  readonly graphics: ReadonlyMap<number, EditorGraphic>;
  readonly pictures: ReadonlyMap<number, EditorImage>;
  readonly saved: SavedDesign | null;
  readonly name: string;
  /** The code of the share that a new design was made from; null for none, and for a stored design. */
  readonly parentCode: string | null;
  /** True for a guest's design whose current state is in the cart. */
  readonly isInCart: boolean;
  readonly limit: number;
  /** The scene under a restored draft, until the first change or save. Until then the draft can be discarded without losing other work. */
  readonly under: DesignScene | null;
}

export interface EditorStart {
  readonly product: EditorProduct;
  readonly scene: DesignScene;
  readonly sideId: number;
  readonly graphics: readonly EditorGraphic[];
  readonly pictures?: readonly EditorImage[];
  readonly saved: SavedDesign | null;
  readonly name: string;
  readonly parentCode?: string | null | undefined;
  readonly isInCart?: boolean | undefined;
  /** The stored scene, if a restored draft differs from it; null if the scene is the stored one. */
  readonly under: DesignScene | null;
  readonly limit?: number;
  /** The history of a restored draft, whose present is `scene`. */
  readonly history?: EditorHistory<DesignScene> | undefined;
  /** A graphic to start with. Adding it is the first history entry, so it can be undone. */
  readonly begin?: EditorGraphic | null;
  /** Returns ms, also used for the keys of new layers. Tests override it. */
  readonly clock?: () => number;
  readonly newKey?: () => string;
}
