import { describe, expect, it } from 'vitest';
import { type DesignLayer, type DesignScene, emptyScene } from '#rules/design/custom-design.ts';
import { type CheckedGraphic, checkDesign, problemsOf } from '#rules/design/custom-design-check.ts';

const area = { fx: 0, fy: 0, fw: 1, fh: 1, widthMm: 300, heightMm: 400 };
const square: CheckedGraphic = { id: 1, width: 2400, height: 2400, extension: 'png', state: 'ACT' };
const facts = {
  areas: new Map([[10, area]]),
  graphics: new Map([
    [1, square],
    [2, { ...square, id: 2, state: 'END' }],
    [3, { ...square, id: 3, width: 300, height: 300 }],
  ]),
  pictures: new Map([
    [1, { width: 1200, height: 600, extension: 'webp', state: 'WAITING' }],
    [2, { width: 1200, height: 1200, extension: 'webp', state: 'REFUSED' }],
  ]),
};

function scene(...layers: Partial<DesignLayer>[]): DesignScene {
  const full = layers.map((layer, index) => ({
    key: `k${index}`,
    graphicId: 1,
    x: 100,
    y: 100,
    width: 60,
    height: 60,
    rotation: 0,
    ...layer,
  }));
  return { ...emptyScene({ productId: 1, frameId: 2, colorId: 3 }, [10]), sides: [{ mockupGroupId: 10, layers: full }] };
}

const codes = (...layers: Partial<DesignLayer>[]) => checkDesign(scene(...layers), facts).map((problem) => problem.code);

describe('checkDesign', () => {
  it('a printable design has no problem', () => {
    expect(codes({})).toEqual([]);
  });

  it('checkDesign refuses an empty design, too many graphics and an unknown side', () => {
    expect(codes()).toEqual(['DESIGN_EMPTY']);
    expect(checkDesign(scene({}, { x: 0 }), { ...facts, limit: 1 })[0]?.code).toBe('DESIGN_LAYER_LIMIT');
    expect(checkDesign(scene({}), { ...facts, areas: new Map() })).toEqual([{ code: 'DESIGN_SIDE_UNKNOWN', mockupGroupId: 10 }]);
  });

  it('checkDesign refuses sizes under 10 mm or over twice the longer side of the print area', () => {
    expect(codes({ width: 9.9, height: 9.9 })).toEqual(['DESIGN_LAYER_SIZE']);
    expect(codes({ x: -250, y: -200, width: 801, height: 801 })).toContain('DESIGN_LAYER_SIZE');
    expect(codes({ width: 10, height: 10 })).toEqual([]);
    expect(codes({ width: Number.NaN })).toContain('DESIGN_LAYER_SIZE');
  });

  it('checkDesign refuses stretched graphics and a centre outside the print area', () => {
    expect(codes({ width: 60, height: 62 })).toEqual(['DESIGN_LAYER_RATIO']);
    expect(codes({ x: 280 })).toEqual(['DESIGN_LAYER_OUTSIDE']);
  });

  it('checkDesign warns of cut-off, hidden and blurred prints', () => {
    expect(codes({ x: -20 })).toEqual(['DESIGN_LAYER_CUT_OFF']);
    expect(codes({ width: 20, height: 20, x: 110, y: 110 }, {})).toEqual(['DESIGN_LAYER_COVERED']);
    expect(codes({ graphicId: 3, width: 70, height: 70 })).toEqual(['DESIGN_LAYER_SOFT']);
  });

  it('checkDesign checks own pictures’ size and proportions, and refuses a picture that was refused or deleted', () => {
    const own = (pictureId: number, box: Partial<DesignLayer> = {}) =>
      codes({ graphicId: undefined, pictureId, ...box } as Partial<DesignLayer>);
    expect(own(1, { height: 30 })).toEqual([]);
    expect(own(1)).toEqual(['DESIGN_LAYER_RATIO']);
    expect(own(1, { x: 10, width: 260, height: 130 })).toEqual(['DESIGN_LAYER_SOFT']);
    expect([own(2), own(3)]).toEqual([['DESIGN_PICTURE_UNAVAILABLE'], ['DESIGN_PICTURE_UNAVAILABLE']]);
  });

  it('checkDesign keeps a graphic no longer sold out of the cart, and asks about a poor print', () => {
    const problems = checkDesign(scene({ graphicId: 2 }, { graphicId: 99, x: 0 }, { graphicId: 3, width: 90, height: 90, y: 200 }), facts);
    expect(problemsOf(problems, 'block').map((problem) => problem.key)).toEqual(['k0', 'k1']);
    expect(problemsOf(problems, 'confirm').map((problem) => problem.code)).toEqual(['DESIGN_LAYER_POOR']);
    expect(problemsOf(problems, 'error')).toEqual([]);
  });
});
