import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DesignScene, emptyScene } from '#rules/design/custom-design.ts';
import { type CustomRow, planSave, savedFromRow, sceneFromRows } from '#rules/design/custom-design-rows.ts';
import { newText } from '#rules/design/text/design-text.ts';

const garment = { productId: 7, frameId: 70, colorId: 700 };
const groups = [10, 11, 12];
const mm = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const layers = fc.array(
  fc.record({
    what: fc.oneof(
      fc.record({ graphicId: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ text: fc.constantFrom('우리 팀', 'SEAM\n2026').map((words) => newText(words, false)) }),
      fc.record({ pictureId: fc.integer({ min: 1, max: 99 }) }),
    ),
    x: mm(-300, 600),
    y: mm(-300, 600),
    width: mm(10, 800),
    height: mm(10, 800),
    rotation: mm(-179, 180),
    name: fc.constantFrom('큰 곰', undefined),
    group: fc.constantFrom('g1', undefined),
    isLocked: fc.constantFrom(true, undefined),
  }),
  { maxLength: 6 },
);
const scenes: fc.Arbitrary<DesignScene> = fc.tuple(layers, layers, layers).map((sides) => ({
  ...emptyScene(garment, groups),
  sides: sides.map((list, side) => ({
    mockupGroupId: groups[side] ?? 0,
    layers: list.map(({ what, ...layer }, index) => ({ ...layer, ...what, key: `s${side}l${index}` })),
  })),
}));
const seeded = { seed: 20261120, numRuns: 200 };

/** The database after a first save: the plan of planSave with ids, in scrambled order. */
function stored(scene: DesignScene): CustomRow {
  const plan = planSave(scene, null);
  return {
    id: 5,
    product_id: scene.productId,
    option_id: 1,
    revision: 1,
    option: { frame_id: scene.frameId, color_id: scene.colorId },
    custom_mockups: plan.newSides
      .map((side, index) => ({
        id: 100 + index,
        mockup_group_id: side.mockupGroupId,
        // A jsonb value comes back with its keys in another order.
        layers: side.layers
          .map((layer, z) => ({ ...layer, editing: layer.editing && reversed(layer.editing), id: 1000 * (index + 1) + z }))
          .reverse(),
        texts: side.texts.map((text, z) => ({ ...text, text: reversed(text.text), id: 1000 * (index + 1) + z })).reverse(),
        pictures: side.pictures.map((picture, z) => ({ ...picture, id: 1000 * (index + 1) + z })).reverse(),
      }))
      .reverse(),
  };
}

function reversed(editing: object): object {
  return Object.fromEntries(Object.entries(editing).reverse());
}

describe('rows and scene', () => {
  it('a scene written to rows is read back as the same scene', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        expect(sceneFromRows(stored(scene), groups)).toEqual(scene);
      }),
      seeded,
    );
  });

  it('design rows without editor data, or with unknown editor data, are read with the defaults', () => {
    const scene: DesignScene = {
      ...emptyScene(garment, groups),
      sides: groups.map((mockupGroupId) => ({
        mockupGroupId,
        layers: [{ key: `k${mockupGroupId}`, graphicId: 1, x: 1, y: 2, width: 30, height: 40, rotation: 0 }],
      })),
    };
    for (const editing of [undefined, null, 'text', { name: 5, group: [], other: true }]) {
      const row = stored(scene);
      const sides = row.custom_mockups.map((side) => ({ ...side, layers: side.layers.map((layer) => ({ ...layer, editing })) }));
      expect(sceneFromRows({ ...row, custom_mockups: sides }, groups)).toStrictEqual(scene);
    }
  });

  it('an unchanged scene writes no rows', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const plan = planSave(scene, savedFromRow(stored(scene)));
        expect(Object.values(plan).flat()).toEqual([]);
      }),
      seeded,
    );
  });

  it('design rows number z from 0 to n-1 over graphics, texts and pictures, and contain only sides with something on them', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const plan = planSave(scene, null);
        for (const { layers, texts, pictures } of plan.newSides) {
          const order = [...layers, ...texts, ...pictures].map(({ z_index }) => z_index).sort((one, other) => one - other);
          expect(order.length).toBeGreaterThan(0);
          expect(order).toEqual([...order.keys()]);
        }
      }),
      seeded,
    );
  });
});

describe('planSave', () => {
  const layer = { graphicId: 3, x: 0, y: 0, width: 50, height: 50, rotation: 0 };
  const scene: DesignScene = {
    ...emptyScene(garment, groups),
    sides: [
      {
        mockupGroupId: 10,
        layers: [
          { ...layer, key: 'a' },
          { ...layer, key: 'b' },
        ],
      },
      { mockupGroupId: 11, layers: [{ ...layer, key: 'c' }] },
      { mockupGroupId: 12, layers: [] },
    ],
  };
  const saved = savedFromRow(stored(scene));

  it('planSave marks removed layers and sides as deleted, by their stored ids', () => {
    const less = { ...scene, sides: scene.sides.map((side) => ({ ...side, layers: side.layers.filter((each) => each.key === 'b') })) };
    const plan = planSave(less, saved);
    expect(plan.removedLayerIds.sort()).toEqual([1000, 2000]);
    expect(plan.removedMockupIds).toEqual([101]);
    expect(plan.layers.map((each) => [each.key, each.custom_mockup_id, each.z_index])).toEqual([['b', 100, 0]]);
  });

  it('planSave creates every side again for another frame or colour', () => {
    const plan = planSave({ ...scene, colorId: 701 }, saved);
    expect(plan.newSides.map((side) => side.mockupGroupId)).toEqual([10, 11]);
    expect(plan.removedMockupIds.sort()).toEqual([100, 101]);
    expect(plan.removedLayerIds).toEqual([]);
    expect(plan.layers).toEqual([]);
  });

  it('older design rows are read without deleted ones, in the order of z, then id, with rotation 0', () => {
    const row: CustomRow = {
      ...stored(scene),
      custom_mockups: [
        {
          id: 100,
          mockup_group_id: 10,
          layers: [
            { id: 2, key: 'two', graphic_id: 1, x_coordinate: 1, y_coordinate: 2, width: 30, height: 40 },
            { id: 1, key: 'one', graphic_id: 1, x_coordinate: 1, y_coordinate: 2, width: 30, height: 40, rotation: null },
            { id: 3, key: 'gone', graphic_id: 1, x_coordinate: 1, y_coordinate: 2, width: 30, height: 40, deleted_at: '2026-01-01' },
          ],
        },
      ],
    };
    expect(sceneFromRows(row, groups).sides[0]?.layers.map((each) => [each.key, each.rotation])).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
  });
});
