import {
  addLayer,
  changeGarment,
  type DesignScene,
  findLayer,
  LAYER_LIMIT_DEFAULT,
  layersOf,
  reorderLayer,
  updateLayer,
} from '#rules/custom-design.ts';
import type { SavedDesign } from '#rules/custom-design-rows.ts';
import { applyLayerCommand, type LayerCommand, sameBox } from '#rules/editor-commands.ts';
import { commitChange, type EditorHistory, markSaved, redo, select, startHistory, undo } from '#rules/editor-history.ts';
import { type Box, firstBox, fitBox, type PrintArea } from '#rules/placement.ts';
import type { EditorGraphic, EditorProduct } from './editor-data.ts';
import { mockupOf, placementSide } from './garment.ts';

/** What the editor shows at one moment. The scene lives in the history; everything else is how it is looked at. */
export interface EditorState {
  readonly history: EditorHistory<DesignScene>;
  readonly sideId: number;
  readonly view: 'garment' | 'print';
  readonly graphics: ReadonlyMap<number, EditorGraphic>;
  readonly saved: SavedDesign | null;
  readonly name: string;
  readonly limit: number;
}

export interface EditorStart {
  readonly product: EditorProduct;
  readonly scene: DesignScene;
  readonly sideId: number;
  readonly graphics: readonly EditorGraphic[];
  readonly saved: SavedDesign | null;
  readonly name: string;
  /** False for a restored draft: it differs from what is stored. */
  readonly isStored: boolean;
  readonly limit?: number;
  /** A graphic to begin with; the first step, so that it can be undone. */
  readonly begin?: EditorGraphic | null;
  /** Milliseconds, and keys for new layers; the browser's own unless a test gives others. */
  readonly clock?: () => number;
  readonly newKey?: () => string;
}

export type EditorStore = ReturnType<typeof createEditorStore>;

/** The editor outside of React: gestures, keys and panels all write here, one entry for each act. */
export function createEditorStore(start: EditorStart) {
  const clock = start.clock ?? (() => performance.now());
  const newKey = start.newKey ?? (() => crypto.randomUUID());
  const boxesBeforeFit = new Map<string, Box>();
  const listeners = new Set<() => void>();
  let state: EditorState = {
    history: startHistory(start.scene, start.isStored),
    sideId: start.sideId,
    view: 'garment',
    graphics: new Map(start.graphics.map((graphic) => [graphic.id, graphic])),
    saved: start.saved,
    name: start.name,
    limit: start.limit ?? LAYER_LIMIT_DEFAULT,
  };

  const write = (change: Partial<EditorState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const scene = () => state.history.present;
  const commit = (next: DesignScene, label: string, selected?: string | null, mergeKey: string | null = null) =>
    write({
      history: commitChange(
        state.history,
        { next, label, mergeKey, selected: selected === undefined ? state.history.selected : selected },
        clock(),
      ),
    });
  /** After undo and redo: the side where the change is, so that it is seen. */
  const show = (history: EditorHistory<DesignScene>) => {
    const shown = history.selected ? findLayer(history.present, history.selected)?.side.mockupGroupId : undefined;
    const changed = history.present.sides.find((side, index) => side !== scene().sides[index])?.mockupGroupId;
    write({ history, sideId: shown ?? changed ?? state.sideId });
  };
  const area = (): PrintArea | null => {
    const mockup = mockupOf(start.product, scene(), state.sideId);
    return mockup && placementSide(mockup).area;
  };

  const store = {
    product: start.product,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    area,

    select: (key: string | null) => write({ history: select(state.history, key) }),
    setView: (view: EditorState['view']) => write({ view }),
    setName: (name: string) => write({ name }),
    showSide: (sideId: number) => {
      if (sideId === state.sideId) return;
      const view = layersOf(scene(), sideId).length === 0 ? 'garment' : state.view;
      write({ sideId, view, history: select(state.history, null) });
    },

    /** Adds a graphic to the side shown; false when the design is full. */
    add: (graphic: EditorGraphic, at?: Box): boolean => {
      const room = area();
      if (!room) return false;
      const box = at ?? stepAside(firstBox(room, graphic), layersOf(scene(), state.sideId));
      const key = newKey();
      const next = addLayer(scene(), state.sideId, { ...box, key, graphicId: graphic.id }, state.limit);
      if (next === 'layer-limit') return false;
      write({ graphics: new Map(state.graphics).set(graphic.id, graphic) });
      commit(next, 'add', key);
      return true;
    },

    /** Puts another graphic in the place of a layer, as wide as before. */
    replace: (key: string, graphic: EditorGraphic): void => {
      const found = findLayer(scene(), key);
      const room = area();
      if (!found || !room) return;
      const first = firstBox(room, graphic);
      const height = (found.layer.width * first.height) / first.width;
      const y = found.layer.y + (found.layer.height - height) / 2;
      const fresh = { ...found.layer, key: newKey(), graphicId: graphic.id, y, height };
      const sides = scene().sides.map((side) =>
        side === found.side ? { ...side, layers: side.layers.map((layer) => (layer.key === key ? fresh : layer)) } : side,
      );
      write({ graphics: new Map(state.graphics).set(graphic.id, graphic) });
      commit({ ...scene(), sides }, 'replace', fresh.key);
    },

    /** One gesture, one entry. */
    place: (key: string, box: Box, label: string, mergeKey: string | null = null): void => {
      const found = findLayer(scene(), key);
      if (found && !sameBox(found.layer, box)) commit(updateLayer(scene(), { ...found.layer, ...box }), label, key, mergeKey);
    },

    /** A key or a tool button; false when it did not fit into the design. */
    command: (key: string, command: LayerCommand): boolean => {
      const room = area();
      if (!room) return false;
      const result = applyLayerCommand(scene(), key, command, { area: room, limit: state.limit });
      if (result === 'layer-limit') return false;
      commit(result.scene, result.label, result.selected, result.mergeKey);
      return true;
    },

    /** Fits to the area; again: back to where it was. */
    toggleFit: (key: string): void => {
      const layer = findLayer(scene(), key)?.layer;
      const room = area();
      if (!layer || !room) return;
      const isFitted = sameBox(layer, fitBox(room, layer));
      const before = isFitted ? (boxesBeforeFit.get(key) ?? null) : null;
      if (!isFitted)
        boxesBeforeFit.set(key, { x: layer.x, y: layer.y, width: layer.width, height: layer.height, rotation: layer.rotation });
      const result = applyLayerCommand(scene(), key, { do: 'fit', before }, { area: room, limit: state.limit });
      if (result !== 'layer-limit') commit(result.scene, 'fit', key);
    },

    reorder: (key: string, toIndex: number) => commit(reorderLayer(scene(), key, toIndex), 'z', key),
    /** Another frame or colour; wipes, one entry. The shopper has confirmed it. */
    changeGarment: (frameId: number, colorId: number) => {
      write({ view: 'garment' });
      commit(changeGarment(scene(), { frameId, colorId }), 'garment', null);
    },
    /** A whole other design, e.g. a template to start from; one entry. */
    open: (next: DesignScene, graphics: readonly EditorGraphic[]) => {
      write({ graphics: new Map([...state.graphics, ...graphics.map((graphic) => [graphic.id, graphic] as const)]) });
      commit(next, 'template', null);
    },
    undo: () => show(undo(state.history)),
    redo: () => show(redo(state.history)),
    markSaved: (saved: SavedDesign, revision: number) => write({ saved, history: markSaved(state.history, revision) }),
  };
  if (start.begin) store.add(start.begin);
  return store;
}

/** A second copy of the same graphic does not lie exactly on the first. */
function stepAside(box: Box, layers: readonly Box[]): Box {
  const taken = layers.some((layer) => Math.abs(layer.x - box.x) < 1 && Math.abs(layer.y - box.y) < 1);
  return taken ? stepAside({ ...box, x: box.x + 8, y: box.y + 8 }, layers) : box;
}
