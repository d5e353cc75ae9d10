import { createContext, use, useSyncExternalStore } from 'react';
import { layersOf } from '#rules/design/custom-design.ts';
import { useStore } from '#ui/store.ts';
import type { EditorGraphic, EditorProduct, EditorServices } from './document/editor-data.ts';
import type { EditorState, EditorStore } from './document/editor-store.ts';

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
  readonly duplicate: (key: string) => void;
  /** Copies the selection, to be pasted on any side. */
  readonly copy: () => void;
  readonly paste: () => void;
  readonly remove: (key: string) => void;
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

/** The selected layer on the current side, with its graphic. */
export function useSelection() {
  const state = useEditorState();
  const layers = layersOf(state.history.present, state.sideId);
  const index = layers.findIndex((layer) => layer.key === state.history.selected);
  const layer = layers[index] ?? null;
  return { layer, index, count: layers.length, graphic: layer ? (state.graphics.get(layer.graphicId) ?? null) : null };
}
