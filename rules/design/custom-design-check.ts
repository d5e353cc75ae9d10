import { CUT_OFF_MENTION, cutOffShare, isCovered } from '#rules/design/box-geometry.ts';
import {
  type DesignLayer,
  type DesignScene,
  graphicCount,
  isEmptyScene,
  LAYER_LIMIT_DEFAULT,
  layerLimit,
  layerPictures,
  textCount,
} from '#rules/design/custom-design.ts';
import { isFaintInk, type Rgb, rgbOf } from '#rules/design/ink-contrast.ts';
import { isPictureRefused, PICTURES_MAX } from '#rules/design/picture/own-picture.ts';
import { type Box, isCentreInside, type PrintArea, sizeLimits } from '#rules/design/placement.ts';
import { type NativeSize, printQuality } from '#rules/design/print-quality.ts';
import { inksOf, TEXTS_MAX } from '#rules/design/text/design-text.ts';
import type { TextOutline } from '#rules/design/text/lay-out-text.ts';
import { type GraphicUsage, type UsageCode, usageProblems } from '#rules/design/usage/graphic-usage.ts';
import { isShown } from '#rules/shop/shown.ts';

/** The facts a check needs about a graphic. */
export interface CheckedGraphic extends NativeSize, Partial<GraphicUsage> {
  readonly id: number;
  /** ACT is the only state in which a graphic is on sale. */
  readonly state: string;
}

/** The facts a check needs about a shopper's own picture. */
interface CheckedPicture extends NativeSize {
  readonly state: string;
}

/** The facts a check needs about a garment and the graphics on it. */
export interface DesignFacts {
  readonly areas: ReadonlyMap<number, PrintArea>;
  readonly graphics: ReadonlyMap<number, CheckedGraphic>;
  readonly pictures: ReadonlyMap<number, CheckedPicture>;
  readonly limit?: number;
  /** Keys of graphics and pictures that are hardly visible on the garment's colour (ink-contrast.ts), if checked. */
  readonly faint?: ReadonlySet<string>;
  /** The garment's colour, to check texts against. */
  readonly cloth?: Rgb;
  /** The family of that colour, for the artists' rules. */
  readonly clothFamily?: string | null;
  /** The outlines of texts by key, unless the caller computes them. */
  readonly outlines?: ReadonlyMap<string, TextOutline>;
}

export type DesignProblemCode =
  | 'DESIGN_EMPTY'
  | 'DESIGN_LAYER_LIMIT'
  | 'DESIGN_SIDE_UNKNOWN'
  | 'DESIGN_LAYER_SIZE'
  | 'DESIGN_LAYER_RATIO'
  | 'DESIGN_LAYER_OUTSIDE'
  | 'DESIGN_GRAPHIC_UNAVAILABLE'
  | 'DESIGN_PICTURE_UNAVAILABLE'
  | 'DESIGN_LAYER_CUT_OFF'
  | 'DESIGN_LAYER_COVERED'
  | 'DESIGN_LAYER_FAINT'
  | 'DESIGN_LAYER_SOFT'
  | 'DESIGN_LAYER_POOR'
  | UsageCode;

/**
 * error: cannot be saved. block: can be saved but not added to the cart. confirm: needs confirmation before the cart. warning: information
 * only.
 */
export type Severity = 'error' | 'block' | 'confirm' | 'warning';

/** One problem of a design; `key` and `mockupGroupId` locate it. */
export interface DesignProblem {
  readonly code: DesignProblemCode;
  readonly key?: string;
  readonly mockupGroupId?: number;
}

/** The severity of each code. */
const DESIGN_SEVERITY: Readonly<Record<DesignProblemCode, Severity>> = {
  DESIGN_EMPTY: 'error',
  DESIGN_LAYER_LIMIT: 'error',
  DESIGN_SIDE_UNKNOWN: 'error',
  DESIGN_LAYER_SIZE: 'error',
  DESIGN_LAYER_RATIO: 'error',
  DESIGN_LAYER_OUTSIDE: 'error',
  DESIGN_GRAPHIC_UNAVAILABLE: 'block',
  DESIGN_PICTURE_UNAVAILABLE: 'block',
  DESIGN_LAYER_CUT_OFF: 'confirm',
  DESIGN_LAYER_POOR: 'confirm',
  DESIGN_LAYER_FAINT: 'confirm',
  DESIGN_LAYER_SOFT: 'warning',
  DESIGN_LAYER_COVERED: 'warning',
  GRAPHIC_TOO_NARROW: 'error',
  GRAPHIC_TOO_WIDE: 'error',
  GRAPHIC_OFF_CLOTH: 'error',
  GRAPHIC_TURNED: 'error',
  GRAPHIC_NOT_ALONE: 'error',
  GRAPHIC_CUT_OFF: 'error',
  GRAPHIC_WRITTEN_OVER: 'error',
};

/** Flaws that need the shopper's consent before the cart, and that the server can detect. */
export const askedFlaws = ['DESIGN_LAYER_CUT_OFF', 'DESIGN_LAYER_POOR'] as const;
export type AskedFlaw = (typeof askedFlaws)[number];

/** Flaws that the shopper accepted; only the editor detects faint ones. */
export type PrintConsent = AskedFlaw | 'DESIGN_LAYER_FAINT';

/** The first flaw not accepted yet; null when there is none. */
export function unacceptedFlaw(problems: readonly DesignProblem[], accepted: readonly AskedFlaw[] = []): AskedFlaw | null {
  return askedFlaws.find((flaw) => !accepted.includes(flaw) && problems.some(({ code }) => code === flaw)) ?? null;
}

/** Allowed relative deviation from the native aspect ratio. It covers rounding to 0.01 mm on a 10 mm graphic. */
const RATIO_TOLERANCE = 0.01;

/** All problems of a design, in the order of its sides and layers. */
export function checkDesign(scene: Pick<DesignScene, 'sides'>, facts: DesignFacts): DesignProblem[] {
  const problems: DesignProblem[] = [];
  if (isEmptyScene(scene)) problems.push({ code: 'DESIGN_EMPTY' });
  const isOverfull = textCount(scene) > TEXTS_MAX || layerPictures(scene).length > PICTURES_MAX;
  const isOver = isOverfull || graphicCount(scene) > layerLimit(facts.limit ?? LAYER_LIMIT_DEFAULT);
  if (isOver) problems.push({ code: 'DESIGN_LAYER_LIMIT' });
  for (const side of scene.sides) {
    if (side.layers.length === 0) continue;
    const area = facts.areas.get(side.mockupGroupId);
    if (!area) {
      problems.push({ code: 'DESIGN_SIDE_UNKNOWN', mockupGroupId: side.mockupGroupId });
      continue;
    }
    side.layers.forEach((layer, index) => {
      const above = side.layers.slice(index + 1);
      const codes = [
        ...placingCodes(area, layer),
        ...pictureCodes(layer, facts),
        ...usageProblems(layer, { area, layers: side.layers }, facts),
      ];
      if (above.some((other) => isCovered(layer, other))) codes.push('DESIGN_LAYER_COVERED');
      for (const code of codes) problems.push({ code, key: layer.key, mockupGroupId: side.mockupGroupId });
    });
  }
  return problems;
}

/** The problems with this severity. */
export function problemsOf(problems: readonly DesignProblem[], severity: Severity): DesignProblem[] {
  return problems.filter((problem) => DESIGN_SEVERITY[problem.code] === severity);
}

/**
 * Problems that keep the shop from offering a design as a template or among its best: anything a shopper would have to fix or confirm. A
 * soft print may be intentional and does not count.
 */
export function flawsOf(problems: readonly DesignProblem[]): DesignProblemCode[] {
  return [...new Set(problems.map(({ code }) => code))].filter((code) => code !== 'DESIGN_LAYER_SOFT');
}

function placingCodes(area: PrintArea, layer: DesignLayer): DesignProblemCode[] {
  const codes: DesignProblemCode[] = [];
  const { smallest, largest } = sizeLimits(area);
  const longer = Math.max(layer.width, layer.height);
  const isSized = Number.isFinite(longer) && Math.min(layer.width, layer.height) > 0;
  if (!isSized || longer < smallest - 0.01 || longer > largest + 0.01) codes.push('DESIGN_LAYER_SIZE');
  if (!isCentreInside(area, layer)) codes.push('DESIGN_LAYER_OUTSIDE');
  else if (isSized && cutOffShare(area, layer) >= CUT_OFF_MENTION) codes.push('DESIGN_LAYER_CUT_OFF');
  return codes;
}

function pictureCodes(layer: DesignLayer, { graphics, pictures, outlines, faint, cloth }: DesignFacts): DesignProblemCode[] {
  if (layer.text === undefined) {
    const codes =
      layer.pictureId === undefined ? graphicCodes(layer, graphics.get(layer.graphicId)) : ownCodes(layer, pictures.get(layer.pictureId));
    return faint?.has(layer.key) ? [...codes, 'DESIGN_LAYER_FAINT'] : codes;
  }
  const codes: DesignProblemCode[] = [];
  const outline = outlines?.get(layer.key);
  if (outline && isStretched(layer, outline)) codes.push('DESIGN_LAYER_RATIO');
  if (cloth && inksOf(layer.text).every((ink) => isFaintInk(rgbOf(ink), cloth))) codes.push('DESIGN_LAYER_FAINT');
  return codes;
}

/** True when a box does not have the proportions of its picture. */
function isStretched(box: Box, picture: { width: number; height: number }): boolean {
  const slack = RATIO_TOLERANCE + 0.005 / box.width + 0.005 / box.height;
  return !(Math.abs(((box.height / box.width) * picture.width) / picture.height - 1) <= slack);
}

function graphicCodes(layer: DesignLayer, graphic: CheckedGraphic | undefined): DesignProblemCode[] {
  if (!graphic) return ['DESIGN_GRAPHIC_UNAVAILABLE'];
  return [...(isShown(graphic) ? [] : (['DESIGN_GRAPHIC_UNAVAILABLE'] as const)), ...printCodes(layer, graphic)];
}

function ownCodes(layer: DesignLayer, picture: CheckedPicture | undefined): DesignProblemCode[] {
  if (!picture) return ['DESIGN_PICTURE_UNAVAILABLE'];
  return [...(isPictureRefused(picture) ? (['DESIGN_PICTURE_UNAVAILABLE'] as const) : []), ...printCodes(layer, picture)];
}

function printCodes(layer: DesignLayer, picture: NativeSize): DesignProblemCode[] {
  const codes: DesignProblemCode[] = [];
  if (isStretched(layer, picture)) codes.push('DESIGN_LAYER_RATIO');
  const quality = printQuality(picture, layer);
  if (quality === 'soft') codes.push('DESIGN_LAYER_SOFT');
  if (quality === 'poor') codes.push('DESIGN_LAYER_POOR');
  return codes;
}
