import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DesignScene, emptyScene, findLayer, graphicCount, layersOf } from '#rules/design/custom-design.ts';
import { applyLayerCommand, type LayerCommand } from '#rules/design/editor-commands.ts';
import { isCentreInside, sizeLimits } from '#rules/design/placement.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const layer = { graphicId: 1, x: 100, y: 100, width: 100, height: 50, rotation: 0 };
const start: DesignScene = {
  ...emptyScene({ productId: 1, frameId: 2, colorId: 3 }, [10]),
  sides: [{ mockupGroupId: 10, layers: ['a', 'b', 'c'].map((key) => ({ ...layer, key })) }],
};

const commands: fc.Arbitrary<LayerCommand> = fc.oneof(
  fc.record({
    do: fc.constant('nudge' as const),
    dx: fc.constantFrom(-10, -1, -0.1, 0, 0.1, 1, 10),
    dy: fc.constantFrom(-10, -1, 0, 1, 10),
  }),
  fc.record({ do: fc.constant('scale' as const), factor: fc.constantFrom(0.9, 0.98, 1.02, 1.1, 4, 0.1) }),
  fc.record({ do: fc.constant('width' as const), mm: fc.integer({ min: 1, max: 2000 }) }),
  fc.record({ do: fc.constant('turn' as const), by: fc.constantFrom(-15, -5, 5, 15) }),
  fc.record({ do: fc.constant('turn-to' as const), degrees: fc.integer({ min: -720, max: 720 }) }),
  fc.record({
    do: fc.constant('align' as const),
    edge: fc.constantFrom('left' as const, 'centre' as const, 'bottom' as const),
    to: fc.constantFrom('area' as const, 'each-other' as const),
  }),
  fc.record({ do: fc.constant('distribute' as const), axis: fc.constantFrom('x' as const, 'y' as const) }),
  fc.record({ do: fc.constantFrom('left' as const, 'top' as const), mm: fc.integer({ min: -500, max: 500 }) }),
  fc.record({ do: fc.constant('fit' as const), before: fc.constantFrom(null, layer) }),
  fc.record({
    do: fc.constant('z' as const),
    move: fc.constantFrom('front' as const, 'forward' as const, 'backward' as const, 'back' as const),
  }),
  fc.record({ do: fc.constant('remove' as const) }),
);

function run(scene: DesignScene, keys: string | readonly string[], command: LayerCommand) {
  return applyLayerCommand(scene, typeof keys === 'string' ? [keys] : keys, command, area);
}

const boxOf = (scene: DesignScene, key: string) => findLayer(scene, key)?.layer;
const orderOf = (scene: DesignScene) => layersOf(scene, 10).map(({ key }) => key);

describe('layer commands', () => {
  it('layer commands keep every centre inside and every size and ratio allowed, for one and several layers', () => {
    const chosen = fc.subarray(['a', 'b', 'c'], { minLength: 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(chosen, commands), { maxLength: 60 }), (pressed) => {
        const scene = pressed.reduce((each, [keys, command]) => run(each, keys, command).scene, start);
        const { smallest, largest } = sizeLimits(area);
        for (const each of layersOf(scene, 10)) {
          expect(isCentreInside(area, each)).toBe(true);
          expect(Math.max(each.width, each.height)).toBeGreaterThanOrEqual(smallest - 0.01);
          expect(Math.max(each.width, each.height)).toBeLessThanOrEqual(largest + 0.01);
          expect(Math.abs(each.height / each.width / 0.5 - 1)).toBeLessThan(0.02);
        }
        expect(graphicCount(scene)).toBeLessThanOrEqual(3);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('layer commands scale about the centre, turn by degrees, and set typed degrees exactly', () => {
    expect(boxOf(run(start, 'a', { do: 'scale', factor: 2 }).scene, 'a')).toMatchObject({ x: 50, y: 75, width: 200, height: 100 });
    expect(boxOf(run(start, 'a', { do: 'turn', by: -5 }).scene, 'a')?.rotation).toBe(-5);
    expect(boxOf(run(start, 'a', { do: 'turn-to', degrees: 42 }).scene, 'a')?.rotation).toBe(42);
  });

  it('a layer is fitted to the print area and restored to its size', () => {
    const fitted = run(start, 'a', { do: 'fit', before: null }).scene;
    expect(boxOf(fitted, 'a')).toMatchObject({ x: 0, y: 125, width: 300, height: 150 });
    expect(boxOf(run(fitted, 'a', { do: 'fit', before: layer }).scene, 'a')).toMatchObject(layer);
  });

  it('removing deletes only the chosen layers and selects the neighbour', () => {
    expect(run(start, 'c', { do: 'remove' })).toMatchObject({ selected: ['b'] });
    expect(orderOf(run(start, 'b', { do: 'remove' }).scene)).toEqual(['a', 'c']);
    expect(run(start, ['a', 'c'], { do: 'remove' })).toMatchObject({ selected: [] });
  });

  it('a layer command that changes nothing returns the same scene', () => {
    const middle = { do: 'align', edge: 'centre', to: 'area' } as const;
    const centred = run(start, 'a', middle);
    expect(run(centred.scene, 'a', middle).scene).toBe(centred.scene);
    expect(run(start, 'gone', { do: 'nudge', dx: 1, dy: 0 }).scene).toBe(start);
    expect(run(start, 'c', { do: 'z', move: 'front' }).scene).toBe(start);
  });
});

describe('commands on several', () => {
  const spread = run(run(start, 'b', { do: 'nudge', dx: 20, dy: 100 }).scene, 'c', { do: 'nudge', dx: -40, dy: 160 }).scene;
  const all = ['a', 'b', 'c'];

  it('commands on several layers move, scale and turn them together, with their distances', () => {
    const moved = run(spread, all, { do: 'nudge', dx: 10, dy: 0 }).scene;
    expect(all.map((key) => boxOf(moved, key)?.x)).toEqual([110, 130, 70]);
    const half = run(spread, all, { do: 'scale', factor: 0.5 }).scene;
    expect((boxOf(half, 'b')?.y ?? 0) - (boxOf(half, 'a')?.y ?? 0)).toBeCloseTo(50, 1);
    const turned = run(spread, all, { do: 'turn', by: 90 }).scene;
    expect(all.map((key) => boxOf(turned, key)?.rotation)).toEqual([90, 90, 90]);
  });

  it('commands on several layers align them to each other and to the print area, a group as one', () => {
    const left = run(spread, all, { do: 'align', edge: 'left', to: 'each-other' }).scene;
    expect(all.map((key) => boxOf(left, key)?.x)).toEqual([60, 60, 60]);
    const right = run(spread, all, { do: 'align', edge: 'right', to: 'area' }).scene;
    expect(all.map((key) => boxOf(right, key)?.x)).toEqual([200, 200, 200]);
    const grouped = run(spread, ['a', 'b'], { do: 'group', name: 'g' }).scene;
    const together = run(grouped, all, { do: 'align', edge: 'left', to: 'area' }).scene;
    expect(all.map((key) => boxOf(together, key)?.x)).toEqual([0, 20, 0]);
  });

  it('commands on three layers distribute them with equal gaps; two layers stay unchanged', () => {
    const even = run(spread, all, { do: 'distribute', axis: 'y' }).scene;
    expect(all.map((key) => boxOf(even, key)?.y)).toEqual([100, 180, 260]);
    expect(run(spread, ['a', 'b'], { do: 'distribute', axis: 'y' }).scene).toBe(spread);
  });

  it('commands on several layers reorder them and keep their own order', () => {
    expect(orderOf(run(start, ['a', 'b'], { do: 'z', move: 'front' }).scene)).toEqual(['c', 'a', 'b']);
    expect(orderOf(run(start, ['a', 'b'], { do: 'z', move: 'forward' }).scene)).toEqual(['c', 'a', 'b']);
    expect(orderOf(run(start, ['b', 'c'], { do: 'z', move: 'backward' }).scene)).toEqual(['b', 'c', 'a']);
  });

  it('commands leave locked layers in place, and can rename and unlock them', () => {
    const locked = run(spread, 'b', { do: 'lock', isLocked: true }).scene;
    const moved = run(locked, all, { do: 'nudge', dx: 10, dy: 0 }).scene;
    expect(all.map((key) => boxOf(moved, key)?.x)).toEqual([110, 120, 70]);
    expect(orderOf(run(locked, all, { do: 'remove' }).scene)).toEqual(['b']);
    expect(boxOf(run(locked, 'b', { do: 'rename', name: ' 큰 고래 ' }).scene, 'b')?.name).toBe('큰 고래');
    expect(boxOf(run(locked, 'b', { do: 'lock', isLocked: false }).scene, 'b')?.isLocked).toBeUndefined();
  });

  it('a command sets the left and upper edge of a layer, also of a turned one', () => {
    const turned = run(start, 'a', { do: 'turn-to', degrees: 90 }).scene;
    const placed = run(run(turned, 'a', { do: 'left', mm: 0 }).scene, 'a', { do: 'top', mm: 0 }).scene;
    expect(boxOf(placed, 'a')).toMatchObject({ x: -25, y: 25 });
  });
});
