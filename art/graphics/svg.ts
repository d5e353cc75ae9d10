import type { Box } from '#demo/content/artists/demo-artist.ts';

type Paint = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly more?: string;
};

/** A complete SVG picture with its size in px and a transparent background. */
export function svgSheet(box: Box, widthPx: number, heightPx: number, body: string): string {
  const viewBox = box.map((value) => Math.round(value * 10) / 10).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${viewBox}">${body}</svg>`;
}

/** A filled path. */
export const fill = (d: string, color: string, more = ''): string => `<path d="${d}" fill="${color}"${spaced(more)}/>`;

/** A drawn line; round caps and joins unless told otherwise. */
export const line = (d: string, color: string, width: number, paint: Paint = {}): string =>
  `<path d="${d}" fill="${paint.fill ?? 'none'}" stroke="${color}" stroke-width="${width}" stroke-linecap="${paint.cap ?? 'round'}" stroke-linejoin="${paint.join ?? 'round'}"${spaced(paint.more ?? '')}/>`;

/** A filled disc. */
export const disc = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${color}"/>`;

/** A drawn circle. */
export const ring = (x: number, y: number, r: number, color: string, width: number): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

/** A filled upright rectangle. */
export const bar = (x: number, y: number, width: number, height: number, color: string, radius = 0): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" rx="${radius}" fill="${color}"/>`;

/** Parts moved, rotated (degrees) and scaled together. */
export const placed = (parts: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${tenth(x)} ${tenth(y)})${turn ? ` rotate(${tenth(turn)})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${parts}</g>`;

const tenth = (value: number) => Math.round(value * 10) / 10;
const spaced = (text: string) => (text ? ` ${text}` : '');
