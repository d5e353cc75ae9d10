import { CUT_OFF_MENTION, cutOffShare, isOverlapped } from '../box-geometry.ts';
import type { DesignLayer, DesignScene } from '../custom-design.ts';
import { type Box, centre, centreAt, type PrintArea, roundMm } from '../placement.ts';

/** An artist's usage rules for a graphic: columns of product.graphics. An omitted rule allows everything. */
export interface GraphicUsage {
  /** Allowed width on cloth, mm; null for the garment's own limit. */
  readonly least_width_mm: number | null;
  readonly most_width_mm: number | null;
  /** Allowed families of cloth colours; empty for all. */
  readonly cloth_families: readonly string[];
  readonly is_turnable: boolean;
  /** False when no other graphic may be on its side. */
  readonly is_combinable: boolean;
  /** False when the print area's edge may not cut it off. */
  readonly is_croppable: boolean;
  /** False when no text may lie over it. */
  readonly is_coverable: boolean;
}

/** The columns with a graphic's usage rules. */
export const usageColumns = [
  'least_width_mm',
  'most_width_mm',
  'is_turnable',
  'is_combinable',
  'is_croppable',
  'is_coverable',
  'cloth_families',
] as const;

/** The range of widths that an artist can set, mm. */
export const usageWidthMm = { least: 10, most: 1000 } as const;

/** The violations of an artist's rules. Also codes of contract/errors/errors.ts. */
export const usageCodes = [
  'GRAPHIC_TOO_NARROW',
  'GRAPHIC_TOO_WIDE',
  'GRAPHIC_OFF_CLOTH',
  'GRAPHIC_TURNED',
  'GRAPHIC_NOT_ALONE',
  'GRAPHIC_CUT_OFF',
  'GRAPHIC_WRITTEN_OVER',
] as const;
export type UsageCode = (typeof usageCodes)[number];

/** True for the code of a violation of an artist's rules. */
export function isUsageCode(code: string): code is UsageCode {
  return usageCodes.some((each) => each === code);
}

/** A graphic or text on a side, in the editor or frozen. */
type Placed = Box & { readonly graphicId?: number | undefined; readonly text?: unknown };

/** The facts about graphics and cloth; null for an unknown cloth colour. */
export interface UsageFacts {
  readonly graphics: ReadonlyMap<number, Partial<GraphicUsage>>;
  readonly clothFamily?: string | null;
}

/** Tolerance for rounded widths, mm. */
const SLACK = 0.01;

/** A side: its layers, bottom first, and its print area. */
export interface UsedSide {
  readonly area: PrintArea;
  readonly layers: readonly Placed[];
}

/** The rules of its artist that a layer violates; empty for a text. */
export function usageProblems(layer: Placed, { area, layers }: UsedSide, { graphics, clothFamily }: UsageFacts): UsageCode[] {
  const usage = layer.graphicId === undefined ? undefined : graphics.get(layer.graphicId);
  if (usage === undefined) return [];
  const { least_width_mm: least, most_width_mm: most, cloth_families: families = [] } = usage;
  const pictures = layers.filter(({ text }) => text === undefined).length;
  const textsAbove = layers.slice(layers.indexOf(layer) + 1).filter(({ text }) => text !== undefined);
  const found: Record<UsageCode, boolean> = {
    GRAPHIC_TOO_NARROW: layer.width < (least ?? 0) - SLACK,
    GRAPHIC_TOO_WIDE: layer.width > (most ?? Number.POSITIVE_INFINITY) + SLACK,
    GRAPHIC_OFF_CLOTH: families.length > 0 && typeof clothFamily === 'string' && !families.includes(clothFamily),
    GRAPHIC_TURNED: usage.is_turnable === false && layer.rotation !== 0,
    GRAPHIC_NOT_ALONE: usage.is_combinable === false && pictures > 1,
    GRAPHIC_CUT_OFF: usage.is_croppable === false && cutOffShare(area, layer) >= CUT_OFF_MENTION,
    GRAPHIC_WRITTEN_OVER: usage.is_coverable === false && textsAbove.some((text) => isOverlapped(layer, text)),
  };
  return usageCodes.filter((code) => found[code]);
}

/** The first violation of an artist's rule on a design; null for none. */
export function usageRefusal(sides: readonly UsedSide[], facts: UsageFacts): UsageCode | null {
  return sides.flatMap((side) => side.layers.flatMap((layer) => usageProblems(layer, side, facts)))[0] ?? null;
}

/**
 * The scene with every changed layer restored to an allowed size and rotation, about its centre; `before` itself when nothing of the
 * change is left.
 */
export function heldToUsage(before: DesignScene, scene: DesignScene, graphics: UsageFacts['graphics']): DesignScene {
  const old = new Map(before.sides.flatMap(({ layers }) => layers.map((layer) => [layer.key, layer] as const)));
  const held = (layer: DesignLayer) => {
    const was = old.get(layer.key);
    if (was === layer) return layer;
    const next = heldLayer(layer, graphics);
    return next !== layer && was && isSame(was, next) ? was : next;
  };
  const sides = scene.sides.map((side) => {
    const layers = side.layers.map(held);
    const was = before.sides.find(({ mockupGroupId }) => mockupGroupId === side.mockupGroupId);
    return [was, side].find((each) => each && areSame(each.layers, layers)) ?? { ...side, layers };
  });
  return [scene, before].find((each) => areSame(each.sides, sides)) ?? { ...scene, sides };
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((each, at) => each === others[at]);
}

function isSame(one: DesignLayer, other: DesignLayer): boolean {
  return Object.entries(other).every(([name, value]) => one[name as keyof DesignLayer] === value);
}

function heldLayer(layer: DesignLayer, graphics: UsageFacts['graphics']): DesignLayer {
  const usage = layer.graphicId === undefined ? undefined : graphics.get(layer.graphicId);
  if (usage === undefined) return layer;
  const width = Math.min(usage.most_width_mm ?? layer.width, Math.max(usage.least_width_mm ?? layer.width, layer.width));
  const rotation = usage.is_turnable === false ? 0 : layer.rotation;
  if (width === layer.width && rotation === layer.rotation) return layer;
  const sized = { ...layer, width, rotation, height: roundMm((width * layer.height) / layer.width) };
  const { x, y } = centreAt(sized, centre(layer));
  return { ...sized, x: roundMm(x), y: roundMm(y) };
}
