import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLayer,
  changeGarment,
  changeNeedsConfirmation,
  type DesignLayer,
  type DesignScene,
  emptyScene,
  graphicCount,
  LAYER_LIMIT_HARD_CAP,
  layerLimit,
  layersOf,
  moveInZ,
  removeLayer,
  reorderLayer,
  storedSides,
  updateLayer,
  type ZMove,
} from '#rules/design/custom-design.ts';

const garment = { productId: 1, frameId: 2, colorId: 3 };

function layer(key: string): DesignLayer {
  return { key, graphicId: 1, x: 0, y: 0, width: 50, height: 50, rotation: 0 };
}

function sceneWith(...keys: string[]): DesignScene {
  return keys.reduce<DesignScene>(
    (scene, key) => {
      const next = addLayer(scene, 10, layer(key), 20);
      if (next === 'layer-limit') throw new Error('test scene is full');
      return next;
    },
    emptyScene(garment, [10, 11]),
  );
}

const keysOf = (scene: DesignScene) => layersOf(scene, 10).map((each) => each.key);
const seeded = { seed: 20261120, numRuns: 300 };

describe('custom design', () => {
  it('a custom design stores only sides that hold a graphic', () => {
    expect(storedSides(sceneWith('a')).map((side) => side.mockupGroupId)).toEqual([10]);
    expect(storedSides(emptyScene(garment, [10, 11]))).toEqual([]);
  });

  it('a custom design accepts up to the configured limit of graphics over all sides, and that limit is 20 at most', () => {
    const full = sceneWith('a', 'b');
    expect(addLayer(full, 11, layer('c'), 2)).toBe('layer-limit');
    expect(layerLimit(99)).toBe(LAYER_LIMIT_HARD_CAP);
    expect(layerLimit(0)).toBe(1);
  });

  it('the z-order has each number once after any moves', () => {
    const moves = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'gone'), fc.constantFrom<ZMove>('front', 'forward', 'backward', 'back')),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (list) => {
        const scene = list.reduce((each, [key, move]) => moveInZ(each, [key], move), sceneWith('a', 'b', 'c', 'd'));
        expect([...keysOf(scene)].sort()).toEqual(['a', 'b', 'c', 'd']);
      }),
      seeded,
    );
  });

  it('a layer moves forward, to the front, backward and to the back', () => {
    const scene = sceneWith('a', 'b', 'c');
    expect(keysOf(moveInZ(scene, ['a'], 'forward'))).toEqual(['b', 'a', 'c']);
    expect(keysOf(moveInZ(scene, ['a'], 'front'))).toEqual(['b', 'c', 'a']);
    expect(keysOf(moveInZ(scene, ['c'], 'backward'))).toEqual(['a', 'c', 'b']);
    expect(keysOf(moveInZ(scene, ['c'], 'back'))).toEqual(['c', 'a', 'b']);
    expect(reorderLayer(scene, 'c', 99)).toBe(scene);
  });

  it('a changed design shares the unchanged sides with the one before', () => {
    const scene = sceneWith('a');
    const moved = updateLayer(scene, { ...layer('a'), x: 5 });
    expect(moved.sides[1]).toBe(scene.sides[1]);
    expect(layersOf(scene, 10)[0]?.x).toBe(0);
    expect(updateLayer(scene, layer('gone'))).toBe(scene);
    expect(removeLayer(scene, 'gone')).toBe(scene);
  });

  it('another frame or colour empties the design and asks only when something would be lost', () => {
    const scene = sceneWith('a');
    const changed = changeGarment(scene, { frameId: 2, colorId: 4 });
    expect(graphicCount(changed)).toBe(0);
    expect([changed.frameId, changed.colorId, changed.sides.length]).toEqual([2, 4, 2]);
    expect(changeGarment(scene, garment)).toBe(scene);
    expect([changeNeedsConfirmation(scene), changeNeedsConfirmation(changed)]).toEqual([true, false]);
  });
});
