import {
  addLayer,
  changeGarment,
  type DesignLayer,
  type DesignScene,
  findLayer,
  LAYER_LIMIT_DEFAULT,
  layersOf,
  reorderLayer,
  updateLayer,
} from '#rules/design/custom-design.ts';
import type { SavedDesign } from '#rules/design/custom-design-rows.ts';
import { applyLayerCommand, type LayerCommand, sameBox } from '#rules/design/editor-commands.ts';
import { commitChange, type EditorHistory, markSaved, redo, select, startHistory, undo } from '#rules/design/editor-history.ts';
import { freeBox, stepAside } from '#rules/design/free-place.ts';
import { type Box, firstBox, fitBox, type PrintArea, settle } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { EditorGraphic, EditorProduct } from './editor-data.ts';
import { mockupOf } from './garment.ts';

/** The editor's state. The scene lives in the history; the rest is view state. */
export interface EditorState {
  readonly history: EditorHistory<DesignScene>;
  /** Graphics selected together (Ctrl+A), which are moved, copied and removed as one. Empty if fewer than two are selected. */
  readonly group: readonly string[];
  readonly sideId: number;
  readonly view: 'garment' | 'print';
  readonly graphics: ReadonlyMap<number, EditorGraphic>;
  readonly saved: SavedDesign | null;
  readonly name: string;
  readonly limit: number;
  /** The scene under a restored draft, until the first change or save. Until then the draft can be discarded without losing other work. */
  readonly under: DesignScene | null;
}

export interface EditorStart {
  readonly product: EditorProduct;
  readonly scene: DesignScene;
  readonly sideId: number;
  readonly graphics: readonly EditorGraphic[];
  readonly saved: SavedDesign | null;
  readonly name: string;
  /** The stored scene, if a restored draft differs from it; null if the scene is the stored one. */
  readonly under: DesignScene | null;
  readonly limit?: number;
  /** A graphic to start with. Adding it is the first history entry, so it can be undone. */
  readonly begin?: EditorGraphic | null;
  /** Returns ms, also used for the keys of new layers. Tests override it. */
  readonly clock?: () => number;
  readonly newKey?: () => string;
}

const none: readonly string[] = [];

/** The editor's state outside React. Gestures, keys and panels all write here, one history entry per action. */
export class EditorStore {
  readonly product: EditorProduct;
  readonly #clock: () => number;
  readonly #newKey: () => string;
  readonly #boxesBeforeFit = new Map<string, Box>();
  readonly #begin: EditorGraphic | null;
  #copied: readonly DesignLayer[] = [];
  readonly #store: Store<EditorState>;

  constructor(start: EditorStart) {
    this.product = start.product;
    this.#clock = start.clock ?? (() => performance.now());
    this.#newKey = start.newKey ?? (() => crypto.randomUUID());
    this.#store = createStore<EditorState>({
      history: startHistory(start.scene, start.under === null),
      group: [],
      sideId: start.sideId,
      view: 'garment',
      graphics: new Map(start.graphics.map((graphic) => [graphic.id, graphic])),
      saved: start.saved,
      name: start.name,
      limit: start.limit ?? LAYER_LIMIT_DEFAULT,
      under: start.under,
    });
    this.#begin = start.begin ?? null;
    if (this.#begin) this.add(this.#begin);
    this.#write({ under: start.under });
  }

  readonly read = (): EditorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** The printable area of the current side; null if the shop has no photo of it. */
  area(): PrintArea | null {
    const mockup = mockupOf(this.product, this.#scene, this.#state.sideId);
    return mockup && printAreaOf(mockup);
  }

  select(key: string | null): void {
    this.#write({ group: none, history: select(this.#state.history, key) });
  }

  /** Selects everything on the current side. */
  selectAll(): void {
    const keys = layersOf(this.#scene, this.#state.sideId).map((layer) => layer.key);
    this.#write({ group: keys.length > 1 ? keys : none, history: select(this.#state.history, keys.at(-1) ?? null) });
  }

  /** Moves or removes the selected group as one history entry. */
  commandGroup(command: Extract<LayerCommand, { do: 'nudge' | 'remove' }>): void {
    const area = this.area();
    const { group, limit } = this.#state;
    if (!area) return;
    const scene = group.reduce((now, key) => {
      const result = applyLayerCommand(now, key, command, { area, limit });
      return result === 'layer-limit' ? now : result.scene;
    }, this.#scene);
    const isGone = command.do === 'remove';
    this.#commit(scene, command.do, isGone ? null : this.#state.history.selected, isGone ? null : 'group:nudge');
    if (!isGone) this.#write({ group });
  }

  /** Copies the selection; returns how many graphics that is. */
  copy(): number {
    const { group, history } = this.#state;
    const keys = group.length > 0 ? group : history.selected ? [history.selected] : [];
    const copied = keys.flatMap((key) => findLayer(this.#scene, key)?.layer ?? []);
    if (copied.length > 0) this.#copied = copied;
    return copied.length;
  }

  /** Pastes onto the current side as one history entry, offset if it would cover the original. False if the design is full. */
  paste(): boolean {
    const { sideId, limit } = this.#state;
    const area = this.area();
    if (!area) return true;
    const keys: string[] = [];
    let scene = this.#scene;
    for (const layer of this.#copied) {
      const key = this.#newKey();
      const next = addLayer(scene, sideId, { ...settle(area, stepAside(layer, layersOf(scene, sideId))), key }, limit);
      if (next === 'layer-limit') return false;
      scene = next;
      keys.push(key);
    }
    if (keys.length === 0) return true;
    this.#commit(scene, 'duplicate', keys.at(-1) ?? null);
    if (keys.length > 1) this.#write({ group: keys });
    return true;
  }

  setView(view: EditorState['view']): void {
    this.#write({ view });
  }

  showSide(sideId: number): void {
    if (sideId === this.#state.sideId) return;
    const view = layersOf(this.#scene, sideId).length === 0 ? 'garment' : this.#state.view;
    this.#write({ sideId, view, group: none, history: select(this.#state.history, null) });
  }

  /** Adds a graphic to the current side; false if the design is full. */
  add(graphic: EditorGraphic): boolean {
    const added = this.#added(this.#scene, graphic);
    if (!added) return false;
    this.#learn(graphic);
    this.#commit(added.scene, 'add', added.key);
    return true;
  }

  /** Discards a restored draft as one undoable history entry. The graphic the editor was opened with stays. */
  discardDraft(): void {
    const { under } = this.#state;
    if (!under) return;
    const begun = this.#begin && this.#added(under, this.#begin);
    this.#commit(begun ? begun.scene : under, 'discard', begun ? begun.key : null);
    // The stored scene needs no saving.
    if (!begun) this.#write({ history: markSaved(this.#state.history) });
  }

  /** Replaces a layer's graphic, keeping its width. */
  replace(key: string, graphic: EditorGraphic): void {
    const found = findLayer(this.#scene, key);
    const area = this.area();
    if (!found || !area) return;
    const ratio = graphic.height / graphic.width;
    const fresh = settle(area, { ...found.layer, key: this.#newKey(), graphicId: graphic.id }, ratio);
    const layers = found.side.layers.map((layer) => (layer.key === key ? fresh : layer));
    const sides = this.#scene.sides.map((side) => (side === found.side ? { ...side, layers } : side));
    this.#learn(graphic);
    this.#commit({ ...this.#scene, sides }, 'replace', fresh.key);
  }

  /** Commits the result of a gesture: one history entry, or none if nothing moved. */
  place(key: string, box: Box, label: string): void {
    const found = findLayer(this.#scene, key);
    if (found && !sameBox(found.layer, box)) this.#commit(updateLayer(this.#scene, { ...found.layer, ...box }), label, key);
  }

  /** Runs a key or tool button command; false if the result does not fit the design. */
  command(key: string, command: LayerCommand): boolean {
    const area = this.area();
    if (!area) return false;
    const result = applyLayerCommand(this.#scene, key, command, { area, limit: this.#state.limit });
    if (result === 'layer-limit') return false;
    this.#commit(result.scene, result.label, result.selected, result.mergeKey);
    return true;
  }

  /** Fits the layer to the area, or restores its previous box when called again. */
  toggleFit(key: string): void {
    const layer = findLayer(this.#scene, key)?.layer;
    const area = this.area();
    if (!layer || !area) return;
    const isFitted = sameBox(layer, fitBox(area, layer));
    const { x, y, width, height, rotation } = layer;
    if (!isFitted) this.#boxesBeforeFit.set(key, { x, y, width, height, rotation });
    this.command(key, { do: 'fit', before: isFitted ? (this.#boxesBeforeFit.get(key) ?? null) : null });
  }

  /** Moves a layer within its side's z-order; 0 is the bottom. */
  reorder(key: string, toIndex: number): void {
    this.#commit(reorderLayer(this.#scene, key, toIndex), 'z', key);
  }

  /** Changes frame or colour and clears the design, as one history entry. The shopper has already confirmed. */
  changeGarment(frameId: number, colorId: number): void {
    this.#write({ view: 'garment' });
    this.#commit(changeGarment(this.#scene, { frameId, colorId }), 'garment', null);
  }

  undo(): void {
    this.#show(undo(this.#state.history));
  }

  redo(): void {
    this.#show(redo(this.#state.history));
  }

  /** Marks the state sent at `revision` as stored. Later changes stay unsaved. */
  markSaved(saved: SavedDesign, revision: number): void {
    this.#write({ saved, under: null, history: markSaved(this.#state.history, revision) });
  }

  get #state(): EditorState {
    return this.#store.read();
  }

  get #scene(): DesignScene {
    return this.#state.history.present;
  }

  /** Skips subscribers if nothing changed: focus selects a layer that a tap has already selected. */
  #write(change: Partial<EditorState>): void {
    const now = this.#state;
    const isOther = Object.entries(change).some(([name, value]) => now[name as keyof EditorState] !== value);
    if (isOther) this.#store.write({ ...now, ...change });
  }

  /** Adds a graphic to a free spot on the current side; null if it does not fit. */
  #added(scene: DesignScene, graphic: EditorGraphic): { scene: DesignScene; key: string } | null {
    const { sideId, limit } = this.#state;
    const area = this.area();
    if (!area) return null;
    const box = freeBox(area, firstBox(area, graphic), layersOf(scene, sideId));
    const key = this.#newKey();
    const next = addLayer(scene, sideId, { ...settle(area, box), key, graphicId: graphic.id }, limit);
    return next === 'layer-limit' ? null : { scene: next, key };
  }

  #learn(graphic: EditorGraphic): void {
    this.#write({ graphics: new Map(this.#state.graphics).set(graphic.id, graphic) });
  }

  #commit(next: DesignScene, label: string, selected: string | null, mergeKey: string | null = null): void {
    const history = commitChange(this.#state.history, { next, label, selected, mergeKey }, this.#clock());
    this.#write({ group: none, history, under: history.present === this.#scene ? this.#state.under : null });
  }

  /** After undo and redo, switches to the side that changed. */
  #show(history: EditorHistory<DesignScene>): void {
    const shown = history.selected ? findLayer(history.present, history.selected)?.side.mockupGroupId : undefined;
    const changed = history.present.sides.find((side, index) => side !== this.#scene.sides[index])?.mockupGroupId;
    this.#write({ group: none, history, sideId: shown ?? changed ?? this.#state.sideId });
  }
}
