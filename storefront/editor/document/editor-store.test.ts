import { describe, expect, it } from 'vitest';
import { emptyScene, graphicCount, layersOf } from '#rules/design/custom-design.ts';
import { isDirty } from '#rules/design/editor-history.ts';
import type { EditorGraphic, EditorProduct } from './editor-data.ts';
import type { EditorStart } from './editor-state.ts';
import { EditorStore } from './editor-store.ts';
import { colorForFrame, colorsOf, scenePrice, storedOption } from './garment.ts';

const print = { print_x: 0.3, print_y: 0.2, print_width: 0.4, print_height: 0.5, print_width_mm: 300, print_height_mm: 400 };
const photo = { src: '', shade_src: '', width: 1200, height: 1280, ...print };

const product: EditorProduct = {
  id: 1,
  name: { ko: '티셔츠', en: '티셔츠' },
  price: 29_000,
  promotion_price: 21_000,
  frames: [
    { id: 1, name: { ko: '레귤러', en: '레귤러' } },
    { id: 2, name: { ko: '오버사이즈', en: '오버사이즈' } },
  ],
  colors: [
    { id: 1, name: { ko: '화이트', en: '화이트' }, family: null, hex: '#ffffff' },
    { id: 2, name: { ko: '블랙', en: '블랙' }, family: null, hex: '#000000' },
  ],
  options: [
    { id: 11, frame_id: 1, color_id: 1, size: 'S', name: { ko: 'S', en: 'S' }, stock_count: 0, incoming: null },
    { id: 12, frame_id: 1, color_id: 1, size: 'M', name: { ko: 'M', en: 'M' }, stock_count: 3, incoming: null },
    { id: 13, frame_id: 1, color_id: 2, size: 'M', name: { ko: 'M', en: 'M' }, stock_count: 0, incoming: null },
    { id: 14, frame_id: 2, color_id: 1, size: 'M', name: { ko: 'M', en: 'M' }, stock_count: 1, incoming: null },
  ],
  mockup_groups: [
    { id: 10, code: 'FRONT', name: { ko: '앞면', en: '앞면' }, price: 4_000 },
    { id: 20, code: 'BACK', name: { ko: '뒷면', en: '뒷면' }, price: 5_000 },
  ],
  mockups: [1, 2].flatMap((frame) =>
    [1, 2].flatMap((color) =>
      [10, 20].map((side) => ({ id: frame * 100 + color * 50 + side, frame_id: frame, color_id: color, mockup_group_id: side, ...photo })),
    ),
  ),
};

const graphic: EditorGraphic = {
  id: 5,
  name: { ko: '물결', en: '물결' },
  src: '',
  state: 'ACT',
  width: 2400,
  height: 1200,
  extension: 'png',
  background_color: '#ffffff',
  price: 5_000,
  promotion_price: null,
  artist: { id: 1, name: { ko: '아티스트', en: '아티스트' }, profile_src: '' },
};

function open(limit = 10, start: Partial<EditorStart> = {}) {
  let clock = 0;
  let keys = 0;
  const scene = emptyScene({ productId: 1, frameId: 1, colorId: 1 }, [10, 20]);
  const store = new EditorStore({
    ...{ product, scene, sideId: 10, graphics: [], saved: null, name: '', under: null, limit, ...start },
    clock: () => {
      clock += 1_000;
      return clock;
    },
    newKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
  });
  const layers = () => layersOf(store.read().history.present, store.read().sideId);
  return { store, layers };
}

describe('editor store', () => {
  it('adds to the side shown, a second copy beside the first, and refuses past the limit', () => {
    const { store, layers } = open(2);
    expect([store.add(graphic), store.add(graphic), store.add(graphic)]).toEqual([true, true, false]);
    const [first, second] = layers();
    expect(first).toMatchObject({ x: 60, y: 155, width: 180, height: 90 });
    expect(second).toMatchObject({ x: 60, width: 180, height: 90 });
    expect(Math.abs((second?.y ?? 0) - 155)).toBe(96);
    expect(store.read().history.selected).toEqual(['key-2']);
  });

  it('makes one entry of a gesture and none of a gesture that ends where it began', () => {
    const { store, layers } = open();
    store.add(graphic);
    const [layer] = layers();
    if (!layer) throw new Error('nothing was added');
    store.place(new Map([['key-1', { ...layer, x: 10 }]]), 'move');
    store.place(new Map([['key-1', { ...layer, x: 10 }]]), 'move');
    expect(store.read().history.past).toHaveLength(2);
  });

  it('wipes for another colour in one entry that undo gives back', () => {
    const { store } = open();
    store.add(graphic);
    store.changeGarment(1, 2);
    expect(graphicCount(store.read().history.present)).toBe(0);
    store.undo();
    expect(store.read().history.present.colorId).toBe(1);
    expect(graphicCount(store.read().history.present)).toBe(1);
  });

  it('switches to the side that an undo changes', () => {
    const { store } = open();
    store.add(graphic);
    store.showSide(20);
    store.undo();
    expect(store.read().sideId).toBe(10);
  });

  it('moves, copies and removes what is selected together, one entry each', () => {
    const { store, layers } = open();
    store.add(graphic);
    store.add(graphic);
    const before = layers();
    store.selectAll();
    expect(store.read().history.selected).toEqual(['key-1', 'key-2']);
    store.command({ do: 'nudge', dx: 10, dy: 0 });
    expect(layers().map((layer) => layer.x)).toEqual(before.map((layer) => layer.x + 10));
    expect([store.copy(), store.paste()]).toEqual([2, true]);
    expect(layers()).toHaveLength(4);
    expect(store.read().history.selected).toEqual(['key-3', 'key-4']);
    store.command({ do: 'remove' });
    expect(layers()).toHaveLength(2);
    store.undo();
    store.undo();
    expect(layers()).toHaveLength(2);
  });

  it('removes by its row only that one of several, and acts on the rest together', () => {
    const { store, layers } = open();
    for (let count = 0; count < 3; count += 1) store.add(graphic);
    store.selectAll();
    store.commandOne('key-2', { do: 'remove' });
    expect(layers().map(({ key }) => key)).toEqual(['key-1', 'key-3']);
    expect(store.read().history.selected).toEqual(['key-1', 'key-3']);
    const before = layers().map(({ x }) => x);
    store.command({ do: 'nudge', dx: 5, dy: 0 });
    expect(layers().map(({ x }) => x)).toEqual(before.map((x) => x + 5));
  });

  it('selects a group by any of its graphics, adds to a selection and takes from it', () => {
    const { store, layers } = open();
    for (let count = 0; count < 3; count += 1) store.add(graphic);
    store.choose(['key-1', 'key-2']);
    store.group();
    store.select('key-3');
    store.toggle('key-1');
    expect(store.read().history.selected).toEqual(['key-3', 'key-1', 'key-2']);
    store.toggle('key-2');
    expect(store.read().history.selected).toEqual(['key-3']);
    store.select('key-2');
    expect(store.duplicate()).toBe(true);
    const groups = layers().map(({ group }) => group);
    expect(groups[3]).toBe(groups[4]);
    expect(groups[3]).not.toBe(groups[0]);
  });

  it('cuts, and puts what was cut on another side with the distances kept', () => {
    const { store, layers } = open();
    store.add(graphic);
    store.add(graphic);
    const way = (layers()[1]?.y ?? 0) - (layers()[0]?.y ?? 0);
    store.selectAll();
    expect(store.cut()).toBe(2);
    expect(layers()).toHaveLength(0);
    store.showSide(20);
    expect(store.paste()).toBe(true);
    expect((layers()[1]?.y ?? 0) - (layers()[0]?.y ?? 0)).toBe(way);
  });

  it('hides without a change of the design, and neither selects nor moves what is hidden', () => {
    const { store, layers } = open();
    store.add(graphic);
    store.add(graphic);
    const { revision } = store.read().history;
    store.hide(['key-2'], true);
    expect(store.read().history.revision).toBe(revision);
    expect(store.read().history.selected).toEqual([]);
    store.selectAll();
    expect(store.read().history.selected).toEqual(['key-1']);
    expect(layers()).toHaveLength(2);
  });

  it('changes the view by itself only until the shopper has chosen one', () => {
    const { store } = open();
    store.suggestView('print');
    expect(store.read().view).toBe('print');
    store.setView('garment');
    store.suggestView('print');
    expect(store.read().view).toBe('garment');
  });

  it('pastes on another side at the same place, and nothing of it on a full design', () => {
    const { store, layers } = open(2);
    store.add(graphic);
    store.copy();
    store.showSide(20);
    const { x, y } = { x: 60, y: 155 };
    expect(store.paste()).toBe(true);
    expect(layers()[0]).toMatchObject({ x, y });
    expect(store.paste()).toBe(false);
    expect(layers()).toHaveLength(1);
  });

  it('tells nobody when the focus selects what is selected already', () => {
    const { store } = open();
    store.add(graphic);
    let told = 0;
    store.subscribe(() => {
      told += 1;
    });
    store.select('key-1');
    expect(told).toBe(0);
  });

  it('fits to the area and back to where it was', () => {
    const { store, layers } = open();
    store.add(graphic);
    const before = layers()[0];
    store.toggleFit();
    expect(layers()[0]).toMatchObject({ x: 0, y: 125, width: 300, height: 150 });
    store.toggleFit();
    expect(layers()[0]).toEqual(before);
  });

  it('replaces a graphic at the same width, under a new key, without stretching it', () => {
    const { store, layers } = open();
    store.add(graphic);
    store.replace('key-1', { ...graphic, id: 6, width: 1000, height: 1000 });
    expect(layers()).toEqual([{ key: 'key-2', graphicId: 6, x: 60, y: 110, width: 180, height: 180, rotation: 0 }]);
  });

  it('is saved at the revision that was sent, and dirty for what came after', () => {
    const { store } = open();
    store.add(graphic);
    const sent = store.read().history.revision;
    store.command({ do: 'nudge', dx: 1, dy: 0 });
    store.markSaved({ customId: 1, revision: 1, frameId: 1, colorId: 1, mockupIds: new Map(), layers: new Map() }, sent);
    expect(isDirty(store.read().history)).toBe(true);
    store.undo();
    expect(isDirty(store.read().history)).toBe(false);
  });
});

describe('a restored draft', () => {
  const restored = (start: Partial<EditorStart> = {}) => {
    const { store: drawn } = open();
    drawn.add(graphic);
    const under = emptyScene({ productId: 1, frameId: 1, colorId: 1 }, [10, 20]);
    const { store } = open(10, { scene: drawn.read().history.present, under, ...start });
    return { store, under, count: () => graphicCount(store.read().history.present), isLoose: () => store.read().under !== null };
  };

  it('is thrown away in one step that undo takes back, and nothing is unsaved then', () => {
    const { store, count } = restored();
    expect([count(), isDirty(store.read().history)]).toEqual([1, true]);
    store.discardDraft();
    expect([count(), isDirty(store.read().history)]).toEqual([0, false]);
    store.undo();
    expect([count(), isDirty(store.read().history)]).toEqual([1, true]);
  });

  it('cannot be thrown away any more once something was changed, undone or not', () => {
    const { store, count, isLoose } = restored();
    expect(isLoose()).toBe(true);
    store.select('key-1');
    expect(isLoose()).toBe(true);
    store.add(graphic);
    store.add(graphic);
    expect(isLoose()).toBe(false);
    store.discardDraft();
    expect(count()).toBe(3);
    store.undo();
    store.undo();
    store.discardDraft();
    expect(count()).toBe(1);
  });

  it('cannot be thrown away once it was saved', () => {
    const { store, isLoose } = restored();
    store.markSaved(
      { customId: 1, revision: 1, frameId: 1, colorId: 1, mockupIds: new Map(), layers: new Map() },
      store.read().history.revision,
    );
    expect(isLoose()).toBe(false);
  });

  it('leaves the graphic the editor was opened with', () => {
    const { store, count } = restored({ begin: graphic });
    expect(count()).toBe(2);
    store.discardDraft();
    expect([count(), isDirty(store.read().history)]).toEqual([1, true]);
    store.undo();
    expect(count()).toBe(2);
  });
});

describe('garment', () => {
  it('prices only sides that hold a graphic (specification 9)', () => {
    const { store } = open();
    store.add(graphic);
    store.add(graphic);
    const { history, graphics } = store.read();
    expect(scenePrice(product, history.present, graphics)).toEqual({
      product: 21_000,
      mockup_groups: 4_000,
      graphics: 10_000,
      total: 35_000,
    });
  });

  it('stores under the first size in stock, and knows what is sold out', () => {
    expect(storedOption(product, 1, 1)?.id).toBe(12);
    expect(storedOption(product, 1, 2)?.id).toBe(13);
    expect(colorsOf(product, 1).map((color) => [color.id, color.isSoldOut])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('keeps the colour for another frame when that frame has it', () => {
    expect([colorForFrame(product, 2, 1), colorForFrame(product, 2, 2)]).toEqual([1, 1]);
  });
});
