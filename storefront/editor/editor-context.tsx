import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from '#client/stores/store.ts';
import { layersOf } from '#rules/design/custom-design.ts';
import type { EditorGraphic, EditorProduct, EditorServices } from './document/editor-data.ts';
import type { EditorState, EditorStore } from './document/editor-store.ts';

/** What every part of the editor may use. */
export interface EditorTools {
  readonly store: EditorStore;
  readonly product: EditorProduct;
  readonly services: EditorServices;
  /** Adds a graphic, or puts it in the place of the one being replaced. */
  readonly chooseGraphic: (graphic: EditorGraphic) => void;
  /** Changes frame or colour, after asking when something would be wiped. */
  readonly requestGarment: (frameId: number, colorId: number) => void;
  readonly replacingKey: string | null;
  readonly startReplacing: (key: string | null) => void;
  readonly duplicate: (key: string) => void;
  /** What is selected, to be pasted on any side. */
  readonly copy: () => void;
  readonly paste: () => void;
  readonly remove: (key: string) => void;
}

const EditorContext = createContext<EditorTools | null>(null);
export const EditorProvider = EditorContext;

/** The tools of the editor around this component. */
export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('useEditor outside of the editor');
  return tools;
}

/** The editor's state; renders again with every commit, never during a gesture. */
export function useEditorState(): EditorState {
  const { store } = useEditor();
  return useStore(store);
}

/** A part of the editor's state; renders again only when that part changes. `select` must return the same value for the same state. */
export function useEditorSlice<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.read()));
}

/** The selected layer on the side shown, with its graphic. */
export function useSelection() {
  const state = useEditorState();
  const layers = layersOf(state.history.present, state.sideId);
  const index = layers.findIndex((layer) => layer.key === state.history.selected);
  const layer = layers[index] ?? null;
  return { layer, index, count: layers.length, graphic: layer ? (state.graphics.get(layer.graphicId) ?? null) : null };
}
