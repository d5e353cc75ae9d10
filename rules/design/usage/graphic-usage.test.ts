import { describe, expect, test } from 'vitest';
import type { DesignScene } from '../custom-design.ts';
import { type GraphicUsage, heldToUsage, usageProblems, usageRefusal } from './graphic-usage.ts';

const free: GraphicUsage = {
  ...{ least_width_mm: null, most_width_mm: null, cloth_families: [] },
  ...{ is_turnable: true, is_combinable: true, is_croppable: true, is_coverable: true },
};
const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const layer = (about: object = {}) => ({ key: 'a', graphicId: 1, x: 0, y: 0, width: 100, height: 50, rotation: 0, ...about });
const factsOf = (usage: Partial<GraphicUsage>, clothFamily: string | null = 'white') => ({
  graphics: new Map([[1, { ...free, ...usage }]]),
  clothFamily,
});
const words = { key: 't', text: { words: '여름' }, x: 0, y: 0, width: 10, height: 5, rotation: 3 };

describe('what an artist does not allow', () => {
  test.each<[string, Partial<GraphicUsage>, object, string[]]>([
    ['no limits are set', {}, { rotation: 30 }, []],
    ['the width equals the minimum', { least_width_mm: 100 }, {}, []],
    ['narrower', { least_width_mm: 101 }, {}, ['GRAPHIC_TOO_NARROW']],
    ['wider', { most_width_mm: 99 }, {}, ['GRAPHIC_TOO_WIDE']],
    ['the width is rounded up to the minimum', { least_width_mm: 100 }, { width: 99.995 }, []],
    ['the cloth has another colour', { cloth_families: ['black', 'navy'] }, {}, ['GRAPHIC_OFF_CLOTH']],
    ['the cloth has an allowed colour', { cloth_families: ['white'] }, {}, []],
    ['turned', { is_turnable: false }, { rotation: -0.5 }, ['GRAPHIC_TURNED']],
    ['the graphic crosses the edge of the area', { is_croppable: false }, { x: 210 }, ['GRAPHIC_CUT_OFF']],
    ['the graphic touches the edge of the area', { is_croppable: false }, { x: 200 }, []],
    [
      'all limits are exceeded together',
      { most_width_mm: 10, is_turnable: false },
      { rotation: 9 },
      ['GRAPHIC_TOO_WIDE', 'GRAPHIC_TURNED'],
    ],
  ])('graphic usage: %s', (_name, usage, about, codes) => {
    expect(usageProblems(layer(about), { area, layers: [layer(about)] }, factsOf(usage))).toEqual(codes);
  });

  test('a graphic on cloth of unknown colour is always allowed', () => {
    expect(usageProblems(layer(), { area, layers: [layer()] }, factsOf({ cloth_families: ['black'] }, null))).toEqual([]);
  });

  test('a graphic that must stand alone allows texts beside it, but no graphic, not even itself', () => {
    const facts = factsOf({ is_combinable: false });
    expect(usageProblems(layer(), { area, layers: [layer(), words] }, facts)).toEqual([]);
    for (const other of [layer({ graphicId: 2 }), layer()])
      expect(usageRefusal([{ area, layers: [other, layer()] }], facts)).toBe('GRAPHIC_NOT_ALONE');
    expect(
      usageRefusal(
        [
          { area, layers: [layer()] },
          { area, layers: [layer({ graphicId: 2 })] },
        ],
        facts,
      ),
    ).toBeNull();
  });

  test.each([
    ['the text is over the graphic', [layer(), words], ['GRAPHIC_WRITTEN_OVER']],
    ['the text is under the graphic', [words, layer()], []],
    ['the text is beside the graphic', [layer(), { ...words, x: 101 }], []],
    ['the text is in the empty corner beside a turned graphic', [layer({ rotation: 45 }), { ...words, x: -8, y: -3, rotation: 0 }], []],
    ['another graphic is over the graphic', [layer(), layer({ graphicId: 2 })], []],
  ])('no text may lie over a graphic: %s', (_name, layers, codes) => {
    const own = layers.find((each) => 'graphicId' in each && each.graphicId === 1) ?? layer();
    expect(usageProblems(own, { area, layers }, factsOf({ is_coverable: false }))).toEqual(codes);
  });

  test('texts, and graphics without usage rules, are always allowed', () => {
    expect(usageRefusal([{ area, layers: [words, layer({ graphicId: 2, rotation: 5 })] }], factsOf({ is_turnable: false }))).toBeNull();
  });
});

describe('what the editor keeps to', () => {
  const sceneOf = (layers: object[]) => ({ sides: [{ mockupGroupId: 7, layers }] }) as unknown as DesignScene;
  const { graphics } = factsOf({ least_width_mm: 60, most_width_mm: 80, is_turnable: false });

  test('the editor restores a disallowed change about the graphic’s centre', () => {
    const [side] = heldToUsage(sceneOf([]), sceneOf([layer({ rotation: 12 })]), graphics).sides;
    expect(side?.layers).toEqual([layer({ x: 10, y: 5, width: 80, height: 40 })]);
    const [small] = heldToUsage(sceneOf([]), sceneOf([layer({ width: 30, height: 15 })]), graphics).sides;
    expect(small?.layers).toEqual([layer({ x: -15, y: -7.5, width: 60, height: 30 })]);
  });

  test('the editor keeps a violation that was there before, and a scene that follows all rules', () => {
    const old = layer({ rotation: 12 });
    const [before, same] = [sceneOf([old]), sceneOf([old, layer({ graphicId: 2 }), words])];
    expect(heldToUsage(before, same, graphics)).toBe(same);
  });

  test('a change that the editor fully reverts is no change', () => {
    const before = sceneOf([layer({ width: 80, height: 40 })]);
    const wider = sceneOf([layer({ x: -10, y: -5, width: 100, height: 50 })]);
    expect(heldToUsage(before, wider, graphics)).toBe(before);
  });
});
