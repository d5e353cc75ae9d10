import { createStore, type Store } from '#client/stores/store.ts';
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
import type { EditorGraphic, EditorProduct } from './editor-data.ts';
import { mockupOf } from './garment.ts';

/** What the editor shows at one moment. The scene lives in the history; everything else is how it is looked at. */
export interface EditorState {
  readonly history: EditorHistory<DesignScene>;
  /** Graphics that are selected together (Ctrl+A): they move, are copied and removed as one. Empty while fewer than two are. */
  readonly group: readonly string[];
  readonly sideId: number;
  readonly view: 'garment' | 'print';
  readonly graphics: ReadonlyMap<number, EditorGraphic>;
  readonly saved: SavedDesign | null;
  readonly name: string;
  readonly limit: number;
  /** What a restored draft lies over, until the first change or save: so long it can be thrown away and nothing else with it. */
  readonly under: DesignScene | null;
}

export interface EditorStart {
  readonly product: EditorProduct;
  readonly scene: DesignScene;
  readonly sideId: number;
  readonly graphics: readonly EditorGraphic[];
  readonly saved: SavedDesign | null;
  readonly name: string;
  /** What is stored, below a restored draft that differs from it; null when the scene is what is stored. */
  readonly under: DesignScene | null;
  readonly limit?: number;
  /** A graphic to begin with; the first step, so that it can be undone. */
  readonly begin?: EditorGraphic | null;
  /** Milliseconds, and keys for new layers; the browser's own unless a test gives others. */
  readonly clock?: () => number;
  readonly newKey?: () => string;
}

const none: readonly string[] = [];

/** The editor outside of React: gestures, keys and panels all write here, one entry for each act. */
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

  /** The printable area of the side shown; null when the shop has no photo of it. */
  area(): PrintArea | null {
    const mockup = mockupOf(this.product, this.#scene, this.#state.sideId);
    return mockup && printAreaOf(mockup);
  }

  select(key: string | null): void {
    this.#write({ group: none, history: select(this.#state.history, key) });
  }

  /** Everything on the side shown. */
  selectAll(): void {
    const keys = layersOf(this.#scene, this.#state.sideId).map((layer) => layer.key);
    this.#write({ group: keys.length > 1 ? keys : none, history: select(this.#state.history, keys.at(-1) ?? null) });
  }

  /** Moves or removes what is selected together, one entry. */
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

  /** Remembers what is selected; how many that is. */
  copy(): number {
    const { group, history } = this.#state;
    const keys = group.length > 0 ? group : history.selected ? [history.selected] : [];
    const copied = keys.flatMap((key) => findLayer(this.#scene, key)?.layer ?? []);
    if (copied.length > 0) this.#copied = copied;
    return copied.length;
  }

  /** Puts what was copied on the side shown, a step aside where it would lie on itself; false when the design is full. One entry. */
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

  /** Adds a graphic to the side shown; false when the design is full. */
  add(graphic: EditorGraphic): boolean {
    const added = this.#added(this.#scene, graphic);
    if (!added) return false;
    this.#learn(graphic);
    this.#commit(added.scene, 'add', added.key);
    return true;
  }

  /** Throws a restored draft away, one entry that undo takes back; the graphic the editor was opened with stays. */
  discardDraft(): void {
    const { under } = this.#state;
    if (!under) return;
    const begun = this.#begin && this.#added(under, this.#begin);
    this.#commit(begun ? begun.scene : under, 'discard', begun ? begun.key : null);
    // What is stored needs no saving.
    if (!begun) this.#write({ history: markSaved(this.#state.history) });
  }

  /** Puts another graphic in the place of a layer, as wide as before. */
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

  /** The result of a gesture: one entry, or none when it ended where it began. */
  place(key: string, box: Box, label: string): void {
    const found = findLayer(this.#scene, key);
    if (found && !sameBox(found.layer, box)) this.#commit(updateLayer(this.#scene, { ...found.layer, ...box }), label, key);
  }

  /** A key or a tool button; false when it did not fit into the design. */
  command(key: string, command: LayerCommand): boolean {
    const area = this.area();
    if (!area) return false;
    const result = applyLayerCommand(this.#scene, key, command, { area, limit: this.#state.limit });
    if (result === 'layer-limit') return false;
    this.#commit(result.scene, result.label, result.selected, result.mergeKey);
    return true;
  }

  /** Fits to the area; again: back to where it was. */
  toggleFit(key: string): void {
    const layer = findLayer(this.#scene, key)?.layer;
    const area = this.area();
    if (!layer || !area) return;
    const isFitted = sameBox(layer, fitBox(area, layer));
    const { x, y, width, height, rotation } = layer;
    if (!isFitted) this.#boxesBeforeFit.set(key, { x, y, width, height, rotation });
    this.command(key, { do: 'fit', before: isFitted ? (this.#boxesBeforeFit.get(key) ?? null) : null });
  }

  /** Moves a layer within the z-order of its side; 0 is the bottom. */
  reorder(key: string, toIndex: number): void {
    this.#commit(reorderLayer(this.#scene, key, toIndex), 'z', key);
  }

  /** Another frame or colour; wipes, one entry. The shopper has confirmed it. */
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

  /** What was sent at `revision` is stored now; what came after stays unsaved. */
  markSaved(saved: SavedDesign, revision: number): void {
    this.#write({ saved, under: null, history: markSaved(this.#state.history, revision) });
  }

  get #state(): EditorState {
    return this.#store.read();
  }

  get #scene(): DesignScene {
    return this.#state.history.present;
  }

  /** Notifies nobody when nothing changed: the focus selects what a finger has selected already. */
  #write(change: Partial<EditorState>): void {
    const now = this.#state;
    const isOther = Object.entries(change).some(([name, value]) => now[name as keyof EditorState] !== value);
    if (isOther) this.#store.write({ ...now, ...change });
  }

  /** The scene with a graphic on the side shown, where it lies free; null when it does not fit into the design. */
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

  /** After undo and redo: the side where the change is, so that it is seen. */
  #show(history: EditorHistory<DesignScene>): void {
    const shown = history.selected ? findLayer(history.present, history.selected)?.side.mockupGroupId : undefined;
    const changed = history.present.sides.find((side, index) => side !== this.#scene.sides[index])?.mockupGroupId;
    this.#write({ group: none, history, sideId: shown ?? changed ?? this.#state.sideId });
  }
}
