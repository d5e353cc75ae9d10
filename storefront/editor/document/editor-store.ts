import {
  changeGarment,
  type DesignLayer,
  type DesignScene,
  findLayer,
  LAYER_LIMIT_DEFAULT,
  layersOf,
  type PictureLayer,
  reorderLayer,
  type TextLayer,
  updateLayer,
} from '#rules/design/custom-design.ts';
import type { SavedDesign } from '#rules/design/custom-design-rows.ts';
import { copiesOf, unitOf } from '#rules/design/editing/layer-groups.ts';
import { type PlacedImage, withBoxes, withGraphic, withImage, withLayers } from '#rules/design/editing/scene-changes.ts';
import { applyLayerCommand, type LayerCommand, sameBox } from '#rules/design/editor-commands.ts';
import { commitChange, type EditorHistory, markSaved, redo, select, startHistory, undo } from '#rules/design/editor-history.ts';
import { wayAside } from '#rules/design/free-place.ts';
import { type Box, firstBox, fitBox, moveBy, type Point, type PrintArea, settle } from '#rules/design/placement.ts';
import { printAreaOf } from '#rules/design/print-area.ts';
import { heldToUsage } from '#rules/design/usage/graphic-usage.ts';
import { createStore, type Store } from '#ui/store.ts';
import type { EditorGraphic, EditorImage, EditorProduct } from './editor-data.ts';
import type { EditorStart, EditorState } from './editor-state.ts';
import { mockupOf } from './garment.ts';

const none: readonly string[] = [];
/** The offset of a copy from its original, mm. */
const COPY_OFFSET_MM = 8;

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
      history: start.history ?? startHistory(start.scene, start.under === null),
      isAdding: false,
      hidden: new Set(),
      sideId: start.sideId,
      view: 'garment',
      isViewChosen: false,
      graphics: new Map(start.graphics.map((graphic) => [graphic.id, graphic])),
      pictures: new Map(start.pictures?.map((picture) => [picture.id, picture])),
      saved: start.saved,
      ...{ name: start.name, parentCode: start.parentCode ?? null },
      isInCart: start.isInCart === true,
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

  /** The layers of the current side that are not hidden, bottom first. */
  shownLayers(): readonly DesignLayer[] {
    const { hidden, sideId } = this.#state;
    return layersOf(this.#scene, sideId).filter((layer) => !hidden.has(layer.key));
  }

  /** Selects a layer with its group, or nothing. */
  select(key: string | null): void {
    if (key === null) this.#write({ isAdding: false });
    this.choose(key === null ? none : unitOf(this.#scene, key));
  }

  /** Selects exactly these layers. */
  choose(keys: readonly string[]): void {
    this.#write({ history: select(this.#state.history, keys) });
  }

  /** Adds a layer with its group to the selection, or removes it. */
  toggle(key: string): void {
    const { selected } = this.#state.history;
    const unit = unitOf(this.#scene, key);
    const rest = selected.filter((each) => !unit.includes(each));
    this.choose(selected.includes(key) ? rest : [...rest, ...unit]);
  }

  /** Selects everything on the current side that is neither hidden nor locked. */
  selectAll(): void {
    this.choose(
      this.shownLayers()
        .filter((layer) => !layer.isLocked)
        .map((layer) => layer.key),
    );
  }

  /** While `isAdding`, taps add to the selection or remove from it. */
  setAdding(isAdding: boolean): void {
    this.#write({ isAdding });
  }

  /** Hides layers while editing, or shows them again. A hidden layer is not selected. */
  hide(keys: readonly string[], isHidden: boolean): void {
    const { hidden, history } = this.#state;
    const rest = new Set([...hidden].filter((key) => !keys.includes(key)));
    const left = history.selected.filter((key) => !isHidden || !keys.includes(key));
    this.#write({ hidden: isHidden ? new Set([...rest, ...keys]) : rest, history: select(history, left) });
  }

  /** Copies the selection; returns how many graphics that is. */
  copy(): number {
    const copied = this.#selectedLayers();
    if (copied.length > 0) this.#copied = copied;
    return copied.length;
  }

  /** Copies the selection and removes it, as one history entry; returns how many graphics were copied. */
  cut(): number {
    const count = this.copy();
    if (count > 0) this.command({ do: 'remove' });
    return count;
  }

  /** True if there is something to paste. */
  get hasCopied(): boolean {
    return this.#copied.length > 0;
  }

  /** Pastes onto the current side as one history entry, offset if it would cover the original. False if the design is full. */
  paste(): boolean {
    return this.#addCopies(this.#copied, this.#state.sideId, this.#aside(this.#copied, this.#state.sideId));
  }

  /** Copies the selection beside itself. False if the design is full. */
  duplicate(): boolean {
    return this.#addCopies(this.#selectedLayers(), this.#state.sideId, (layer) => moveBy(layer, COPY_OFFSET_MM, COPY_OFFSET_MM));
  }

  /** Copies the selection to the same place of another side, and shows that side. False if the design is full. */
  copyTo(sideId: number): boolean {
    const layers = this.#selectedLayers();
    this.showSide(sideId);
    return this.#addCopies(layers, sideId, this.#aside(layers, sideId));
  }

  /** Keeps the layers in place and puts copies at these boxes. False if the design is full. */
  placeCopies(boxes: ReadonlyMap<string, Box>): boolean {
    const layers = [...boxes.keys()].flatMap((key) => findLayer(this.#scene, key)?.layer ?? []);
    return this.#addCopies(layers, this.#state.sideId, (layer) => boxes.get(layer.key) ?? layer);
  }

  /** Sets the view on the shopper's request. */
  setView(view: EditorState['view']): void {
    this.#write({ view, isViewChosen: true });
  }

  /** Sets the view, unless the shopper has set one. */
  suggestView(view: EditorState['view']): void {
    if (!this.#state.isViewChosen) this.#write({ view });
  }

  /** Keeps the view, because the shopper has zoomed or moved it. */
  keepView(): void {
    this.#write({ isViewChosen: true });
  }

  showSide(sideId: number): void {
    if (sideId === this.#state.sideId) return;
    const { view, isViewChosen } = this.#state;
    const isEmpty = layersOf(this.#scene, sideId).length === 0;
    this.#write({ sideId, view: isEmpty && !isViewChosen ? 'garment' : view, history: select(this.#state.history, none) });
  }

  /** Adds a graphic to the current side, around a point (mm) or at a free place; false if the design is full. */
  add(graphic: EditorGraphic, at: Point | null = null): boolean {
    this.#learn(graphic);
    return this.#addImage(graphic, { graphicId: graphic.id }, at);
  }

  /** Adds an own picture in the same way as a graphic; false if the design is full of them. */
  addPicture(picture: EditorImage, name: string, at: Point | null): boolean {
    this.learnPicture(picture);
    return this.#addImage(picture, { pictureId: picture.id, name }, at);
  }

  /** Replaces a layer's picture with another version, in the same place. */
  changePicture({ key }: PictureLayer, picture: EditorImage): void {
    const layer = findLayer(this.#scene, key)?.layer;
    this.learnPicture(picture);
    if (layer?.pictureId) this.#commit(updateLayer(this.#scene, { ...layer, pictureId: picture.id }), 'picture', [key]);
  }

  /** Stores a loaded picture, or a new URL of one. */
  learnPicture(picture: EditorImage): void {
    this.#write({ pictures: new Map(this.#state.pictures).set(picture.id, picture) });
  }

  /** Adds a text to the current side; returns its key, null if the design is full of texts. */
  addText(text: Omit<TextLayer, 'key'>): string | null {
    const key = this.#newKey();
    const next = withLayers(this.#scene, this.#state.sideId, [{ ...text, key }], this.#state.limit);
    if (next) this.#commit(next, 'add', [key]);
    return next && key;
  }

  /** Changes a text; consecutive changes of the same `part` are one history entry. */
  changeText(layer: TextLayer, part: string): void {
    this.#commit(updateLayer(this.#scene, layer), 'text', this.#state.history.selected, `${layer.key}:${part}`);
  }

  /** The size of a newly added graphic, mm; null if this side has no area. */
  firstSize(graphic: EditorGraphic): Box | null {
    const area = this.area();
    return area && firstBox(area, graphic);
  }

  /** Discards a restored draft as one undoable history entry. The graphic the editor was opened with stays. */
  discardDraft(): void {
    const { under } = this.#state;
    if (!under) return;
    const begun = this.#begin && this.#added(under, this.#begin, { graphicId: this.#begin.id });
    this.#commit(begun ? begun.scene : under, 'discard', begun ? [begun.key] : none);
    // The stored scene needs no saving.
    if (!begun) this.#write({ history: markSaved(this.#state.history) });
  }

  /** Replaces a layer's graphic, keeping its width. */
  replace(key: string, graphic: EditorGraphic): void {
    const area = this.area();
    if (!area || !findLayer(this.#scene, key)) return;
    const fresh = this.#newKey();
    this.#learn(graphic);
    this.#commit(withGraphic(this.#scene, area, { key, fresh, graphic }), 'replace', [fresh]);
  }

  /** Commits the result of a gesture: one history entry, or none if nothing moved. */
  place(boxes: ReadonlyMap<string, Box>, label: string): void {
    this.#commit(withBoxes(this.#scene, boxes), label, this.#state.history.selected);
  }

  /** Runs a key or tool button command on the selection. */
  command(command: LayerCommand): void {
    this.#run(this.#state.history.selected, command);
  }

  /** Groups the selection. */
  group(): void {
    if (this.#state.history.selected.length > 1) this.command({ do: 'group', name: this.#newKey() });
  }

  /** Locks the selection, or unlocks it if all of it is locked. */
  toggleLock(): void {
    this.command({ do: 'lock', isLocked: !this.#selectedLayers().every((layer) => layer.isLocked) });
  }

  /** Runs a command on one layer only, also of a group; the rest of the selection stays. */
  commandOne(key: string, command: LayerCommand): void {
    this.#run([key], command);
  }

  /** Fits the selection to the area. One graphic goes back to its previous box when called again. */
  toggleFit(): void {
    const [layer, other] = this.#selectedLayers();
    const area = this.area();
    if (!layer || !area) return;
    const isFitted = !other && sameBox(layer, fitBox(area, layer));
    const { x, y, width, height, rotation } = layer;
    if (!isFitted && !other) this.#boxesBeforeFit.set(layer.key, { x, y, width, height, rotation });
    this.command({ do: 'fit', before: isFitted ? (this.#boxesBeforeFit.get(layer.key) ?? null) : null });
  }

  /** Moves a layer within its side's z-order; 0 is the bottom. */
  reorder(key: string, toIndex: number): void {
    this.#commit(reorderLayer(this.#scene, key, toIndex), 'z', this.#state.history.selected);
  }

  /** Changes frame or colour and clears the design, as one history entry. The shopper has already confirmed. */
  changeGarment(frameId: number, colorId: number): void {
    this.suggestView('garment');
    this.#commit(changeGarment(this.#scene, { frameId, colorId }), 'garment', none);
  }

  undo(): void {
    this.#show(undo(this.#state.history));
  }

  redo(): void {
    this.#show(redo(this.#state.history));
  }

  /** Marks the state as stored in a guest's cart: leaving loses nothing. */
  markKept(): void {
    this.#write({ under: null, isInCart: true, history: markSaved(this.#state.history) });
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

  #selectedLayers(): DesignLayer[] {
    const { selected } = this.#state.history;
    return layersOf(this.#scene, this.#state.sideId).filter((layer) => selected.includes(layer.key));
  }

  #run(keys: readonly string[], command: LayerCommand): void {
    const area = this.area();
    if (!area || keys.length === 0) return;
    const { selected } = this.#state.history;
    const result = applyLayerCommand(this.#scene, keys, command, area);
    const isAll = selected.every((key) => keys.includes(key));
    const left = isAll ? result.selected : selected.filter((key) => findLayer(result.scene, key));
    this.#commit(result.scene, result.label, left, result.mergeKey);
  }

  #aside(layers: readonly DesignLayer[], sideId: number): (layer: DesignLayer) => Box {
    const way = wayAside(layers, layersOf(this.#scene, sideId), COPY_OFFSET_MM);
    return (layer) => moveBy(layer, way, way);
  }

  /** Adds copies on top of a side, all or none, and selects them. False if the design is full. */
  #addCopies(layers: readonly DesignLayer[], sideId: number, put: (layer: DesignLayer) => Box): boolean {
    const area = this.area();
    if (!area || layers.length === 0) return true;
    const copies = copiesOf(layers, this.#newKey).map((copy, at): DesignLayer => {
      const { x, y, width, height, rotation } = settle(area, put(layers[at] ?? copy));
      return { ...copy, x, y, width, height, rotation };
    });
    const scene = withLayers(this.#scene, sideId, copies, this.#state.limit);
    if (!scene) return false;
    const keys = copies.map(({ key }) => key);
    this.#commit(scene, 'duplicate', keys);
    return true;
  }

  /** Adds a graphic or a picture to the current side; null if it does not fit. */
  #added(scene: DesignScene, image: EditorImage, what: PlacedImage, at: Point | null = null) {
    const { sideId, limit } = this.#state;
    const area = this.area();
    const key = this.#newKey();
    const next = area && withImage(scene, { area, sideId, limit }, { image, at, layer: { key, ...what } });
    return next && { scene: next, key };
  }

  #addImage(image: EditorImage, what: PlacedImage, at: Point | null): boolean {
    const added = this.#added(this.#scene, image, what, at);
    if (added) this.#commit(added.scene, 'add', [added.key]);
    return added !== null;
  }

  #learn(graphic: EditorGraphic): void {
    this.#write({ graphics: new Map(this.#state.graphics).set(graphic.id, graphic) });
  }

  #commit(next: DesignScene, label: string, selected: readonly string[], mergeKey: string | null = null): void {
    const held = heldToUsage(this.#scene, next, this.#state.graphics);
    const history = commitChange(this.#state.history, { next: held, label, selected, mergeKey }, this.#clock());
    this.#follow(history, this.#state.sideId);
  }

  /** After undo and redo, switches to the side that changed. */
  #show(history: EditorHistory<DesignScene>): void {
    const [lead] = history.selected;
    const shown = lead === undefined ? undefined : findLayer(history.present, lead)?.side.mockupGroupId;
    const changed = history.present.sides.find((side, index) => side !== this.#scene.sides[index])?.mockupGroupId;
    this.#follow(history, shown ?? changed ?? this.#state.sideId);
  }

  /** Drops the state below a restored draft once the draft has changed. */
  #follow(history: EditorHistory<DesignScene>, sideId: number): void {
    this.#write({ history, sideId, under: history.present === this.#scene ? this.#state.under : null });
  }
}
