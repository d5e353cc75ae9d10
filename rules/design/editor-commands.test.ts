import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DesignScene, emptyScene, findLayer, layerCount, layersOf } from '#rules/design/custom-design.ts';
import { applyLayerCommand, type LayerCommand } from '#rules/design/editor-commands.ts';
import { isCentreInside, sizeLimits } from '#rules/design/placement.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const facts = { area, limit: 5 };
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
  fc.record({ do: fc.constant('centre' as const), axis: fc.constantFrom('x' as const, 'y' as const) }),
  fc.record({ do: fc.constant('fit' as const), before: fc.constantFrom(null, layer) }),
  fc.record({
    do: fc.constant('z' as const),
    move: fc.constantFrom('front' as const, 'forward' as const, 'backward' as const, 'back' as const),
  }),
  fc.record({ do: fc.constant('duplicate' as const), key: fc.uuid() }),
  fc.record({ do: fc.constant('remove' as const) }),
);

function run(scene: DesignScene, key: string, command: LayerCommand) {
  const result = applyLayerCommand(scene, key, command, facts);
  if (result === 'layer-limit') throw new Error('the test design is full');
  return result;
}

describe('layer commands', () => {
  it('keep every centre inside, every size allowed and the limit, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), commands), { maxLength: 60 }), (pressed) => {
        const scene = pressed.reduce((each, [key, command]) => {
          const result = applyLayerCommand(each, key, command, facts);
          return result === 'layer-limit' ? each : result.scene;
        }, start);
        const { smallest, largest } = sizeLimits(area);
        for (const each of layersOf(scene, 10)) {
          expect(isCentreInside(area, each)).toBe(true);
          expect(Math.max(each.width, each.height)).toBeGreaterThanOrEqual(smallest - 0.01);
          expect(Math.max(each.width, each.height)).toBeLessThanOrEqual(largest + 0.01);
          expect(Math.abs(each.height / each.width / 0.5 - 1)).toBeLessThan(0.01);
        }
        expect(layerCount(scene)).toBeLessThanOrEqual(5);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('scale about the centre and turn by degrees', () => {
    expect(findLayer(run(start, 'a', { do: 'scale', factor: 2 }).scene, 'a')?.layer).toMatchObject({
      x: 50,
      y: 75,
      width: 200,
      height: 100,
    });
    expect(findLayer(run(start, 'a', { do: 'turn', by: -5 }).scene, 'a')?.layer.rotation).toBe(-5);
    expect(findLayer(run(start, 'a', { do: 'turn-to', degrees: 42 }).scene, 'a')?.layer.rotation).toBe(45);
  });

  it('fit to the area and back again', () => {
    const fitted = run(start, 'a', { do: 'fit', before: null }).scene;
    expect(findLayer(fitted, 'a')?.layer).toMatchObject({ x: 0, y: 125, width: 300, height: 150 });
    expect(findLayer(run(fitted, 'a', { do: 'fit', before: layer }).scene, 'a')?.layer).toMatchObject(layer);
  });

  it('select the neighbour after removing, and the copy after duplicating', () => {
    expect(run(start, 'c', { do: 'remove' }).selected).toBe('b');
    const copy = run(start, 'a', { do: 'duplicate', key: 'd' });
    expect(copy.selected).toBe('d');
    expect(findLayer(copy.scene, 'd')?.layer).toMatchObject({ x: 108, y: 108 });
    expect(applyLayerCommand(copy.scene, 'a', { do: 'duplicate', key: 'e' }, { area, limit: 4 })).toBe('layer-limit');
  });

  it('leave the scene itself alone when nothing changes', () => {
    const centred = run(run(start, 'a', { do: 'centre', axis: 'x' }).scene, 'a', { do: 'centre', axis: 'x' });
    expect(run(centred.scene, 'a', { do: 'centre', axis: 'x' }).scene).toBe(centred.scene);
    expect(run(start, 'gone', { do: 'nudge', dx: 1, dy: 0 }).scene).toBe(start);
  });
});
