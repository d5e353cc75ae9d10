import { centre, centreAt, type PrintArea, settle, sizeLimits } from '#rules/design/placement.ts';
import type { TextLayer } from '../custom-design.ts';
import type { DesignText } from './design-text.ts';
import { letterSizeMm, type TextOutline, textSizeMm } from './lay-out-text.ts';

/** Letter size of a new text, mm. */
const FIRST_LETTER_MM = 26;

/** A text with its outlines. */
interface Drawn {
  readonly text: DesignText;
  readonly outline: TextOutline;
}

/** A new text in the middle of the area, no wider than most of it. */
export function firstText(area: PrintArea, { text, outline }: Drawn): Omit<TextLayer, 'key'> {
  const box = { x: 0, y: 0, rotation: 0, ...sizeWithin(area, outline, FIRST_LETTER_MM) };
  return { ...settle(area, centreAt(box, { x: area.widthMm / 2, y: area.heightMm / 2 }), ratioOf(outline)), text };
}

/**
 * A text after a change of words or look. The letters keep their size (`sizeMm` sets another), smaller only if the text would be wider
 * than the area. The line keeps its start, centre or end; a bent text keeps its middle.
 */
export function changedText(area: PrintArea, layer: TextLayer, from: TextOutline, { text, outline }: Drawn, sizeMm?: number): TextLayer {
  const before = letterSizeMm(from, layer.width);
  const isWider = outline.width > from.width && sizeMm === undefined && layer.width <= area.widthMm;
  const sized = isWider ? sizeWithin(area, outline, before) : textSizeMm(outline, sizeMm ?? before);
  const { smallest, largest } = sizeLimits(area);
  const longer = Math.max(sized.width, sized.height);
  const fitting = Math.min(largest, Math.max(smallest, longer)) / longer;
  const box = { ...layer, text, width: sized.width * fitting, height: sized.height * fitting };
  const isBent = text.arc !== 0 || layer.text.arc !== 0;
  const was = isBent ? { x: 0, y: 0 } : anchorOf({ text: layer.text, outline: from }, layer, text);
  const is = isBent ? { x: 0, y: 0 } : anchorOf({ text, outline }, box, text);
  const [middle, rad] = [centre(layer), (layer.rotation * Math.PI) / 180];
  const [dx, dy] = [was.x - is.x, was.y - is.y];
  const to = { x: middle.x + dx * Math.cos(rad) - dy * Math.sin(rad), y: middle.y + dx * Math.sin(rad) + dy * Math.cos(rad) };
  return settle(area, centreAt(box, to), ratioOf(outline));
}

/** The fixed point of a text, relative to the middle of its box, mm: on the first baseline, at its aligned edge or centre. */
function anchorOf({ outline }: Drawn, { width, height }: { width: number; height: number }, { align }: DesignText) {
  const perUnit = width / outline.width;
  const across = { left: -width / 2, center: -outline.x * perUnit - width / 2, right: width / 2 }[align];
  return { x: across, y: -outline.y * perUnit - height / 2 };
}

function sizeWithin(area: PrintArea, outline: TextOutline, sizeMm: number): { width: number; height: number } {
  const { width } = textSizeMm(outline, sizeMm);
  return textSizeMm(outline, sizeMm * Math.min(1, (area.widthMm * 0.96) / width));
}

function ratioOf({ width, height }: TextOutline): number {
  return height / width;
}
