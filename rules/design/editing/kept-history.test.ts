import { expect, test } from 'vitest';
import { addLayer, type DesignScene, emptyScene } from '#rules/design/custom-design.ts';
import { applyLayerCommand } from '#rules/design/editor-commands.ts';
import { commitChange, redo, startHistory, undo } from '#rules/design/editor-history.ts';
import { packHistory, unpackHistory } from './kept-history.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };

function drawn(steps: number) {
  let history = startHistory<DesignScene>(emptyScene({ productId: 1, frameId: 2, colorId: 3 }, [10, 20]));
  for (let at = 0; at < 20; at += 1) {
    const layer = { key: `key-${at}`, graphicId: at, x: 10 * at, y: 10, width: 50, height: 50, rotation: 0 };
    const next = addLayer(history.present, at % 2 === 0 ? 10 : 20, layer, 20);
    if (next !== 'layer-limit') history = commitChange(history, { next, label: 'add', selected: [layer.key] }, at * 1000);
  }
  for (let at = 0; at < steps; at += 1) {
    const { scene } = applyLayerCommand(history.present, [`key-${at % 20}`], { do: 'nudge', dx: 1, dy: 0 }, area);
    history = commitChange(history, { next: scene, label: 'nudge', mergeKey: 'nudge' }, 100_000 + at * 1000);
  }
  return history;
}

test('a history restored from a draft has every undo and redo step and the saved state', () => {
  const history = undo(undo(drawn(40)));
  const back = unpackHistory(JSON.parse(JSON.stringify(packHistory(history))));
  if (back === null) throw new Error('not kept');
  expect(back.present).toEqual(history.present);
  let [one, other] = [redo(redo(history)), redo(redo(back))];
  while (one.past.length > 0) {
    expect(other.present).toEqual(one.present);
    expect([other.selected, other.revision, other.savedRevision]).toEqual([one.selected, one.revision, one.savedRevision]);
    [one, other] = [undo(one), undo(other)];
  }
  expect(other.past).toHaveLength(0);
});

test('a hundred steps of twenty graphics take less than 50 kB, and the next step after a reload is separate', () => {
  const kept = packHistory(drawn(100));
  expect(JSON.stringify(kept).length).toBeLessThan(50_000);
  const back = unpackHistory(kept);
  if (back === null) throw new Error('not kept');
  const { scene } = applyLayerCommand(back.present, ['key-3'], { do: 'nudge', dx: 1, dy: 0 }, area);
  expect(commitChange(back, { next: scene, label: 'nudge', mergeKey: 'nudge' }, 1).past.at(-1)?.before).toBe(back.present);
});

test('a history that refers to missing layers is invalid', () => {
  expect(unpackHistory({ ...packHistory(drawn(2)), layers: [] })).toBeNull();
});
