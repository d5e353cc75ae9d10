import { createContext, use, useSyncExternalStore } from 'react';
import { layersOf } from '#rules/design/custom-design.ts';
import { boxAround } from '#rules/design/editing/selection-box.ts';
import type { Point } from '#rules/design/placement.ts';
import { useStore } from '#ui/store.ts';
import type { EditorGraphic, EditorProduct, EditorServices } from './document/editor-data.ts';
import { type EditorState, graphicOf, imageOf } from './document/editor-state.ts';
import type { EditorStore } from './document/editor-store.ts';

/** Requests that other parts of the editor send to the stage. Points are CSS px of the window. */
export interface StagePort {
  /** Opens the menu of a layer at its middle. */
  readonly openMenu: (key: string) => void;
  /** Zooms about the middle of the stage; null fits it again. */
  readonly zoom: (factor: number | null) => void;
  /** The place in the printable area under a point (mm), and px per mm; null beside the stage. */
  readonly placeAt: (point: Point) => { readonly at: Point; readonly pxPerMm: number } | null;
}

/** What every part of the editor can use. */
export interface EditorTools {
  readonly store: EditorStore;
  readonly product: EditorProduct;
  readonly services: EditorServices;
  /** Adds a graphic, or replaces the one being replaced. */
  readonly chooseGraphic: (graphic: EditorGraphic) => void;
  /** Changes frame or colour, asking first if that would clear the design. */
  readonly requestGarment: (frameId: number, colorId: number) => void;
  readonly replacingKey: string | null;
  readonly startReplacing: (key: string | null) => void;
  /** Adds a text in the middle and opens its words. */
  readonly addText: () => void;
  /** Adds an own picture, to be chosen or given, around a point (mm) or in the middle; null where the shop prints none. */
  readonly addPicture: ((file?: File, at?: Point) => void) | null;
  /** The key of the text whose words must be opened; null afterwards. */
  readonly typingKey: string | null;
  readonly startTyping: (key: string | null) => void;
  /** Copies the selection beside itself. */
  readonly duplicate: () => void;
  /** Copies the selection, to be pasted on any side. */
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  /** Copies the selection to another side, and shows it. */
  readonly copyTo: (sideId: number) => void;
  /** Hides layers while editing, or shows them again. */
  readonly hide: (keys: readonly string[], isHidden: boolean) => void;
  /** Asks for a layer's name. */
  readonly rename: (key: string) => Promise<void>;
  /** Shows that the design holds no more graphics. */
  readonly full: () => void;
  /** The shown stage, for keys pressed and graphics dropped elsewhere. */
  readonly stage: { current: StagePort | null };
}

const EditorContext = createContext<EditorTools | null>(null);
export const EditorProvider = EditorContext;

/** The tools of the surrounding editor. */
export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('useEditor outside of the editor');
  return tools;
}

/** The editor's state. Re-renders on every commit, never during a gesture. */
export function useEditorState(): EditorState {
  const { store } = useEditor();
  return useStore(store);
}

/** A slice of the editor's state. Re-renders only when it changes. `select` must return the same value for the same state. */
export function useEditorSlice<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

/** The selection on the current side, bottom first: its layers, the box around them, and the graphic and picture if it is a single one. */
export function useSelection() {
  const state = useEditorState();
  const { selected, present } = state.history;
  const layers = layersOf(present, state.sideId).filter((layer) => selected.includes(layer.key));
  const [only] = layers.length === 1 ? layers : [];
  return {
    layers,
    box: boxAround(layers),
    only: only ?? null,
    graphic: graphicOf(state, only) ?? null,
    image: imageOf(state, only) ?? null,
  };
}
