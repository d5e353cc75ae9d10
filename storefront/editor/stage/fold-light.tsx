import { useEffect, useId, useState } from 'react';
import { resizeSrc } from '#contract/images.ts';
import { BRIGHTEST, foldLight } from '#rules/design/fold-light.ts';
import { areaRect, type PlacementSide } from '#rules/design/placement.ts';
import type { EditorMockup } from '../document/editor-data.ts';
import { pixelsOf } from '../document/picture-pixels.ts';
import type { Camera } from './stage-camera.ts';

type Props = { id: string; shade: Shade; side: PlacementSide; camera: Camera };

/** A garment's shading: its picture, and how bright the printable area is as a whole (0 to 255). */
type Shade = { src: string; flat: number };

/**
 * The folds of the garment on the print, by the rule of the picture server (rules/design/fold-light.ts): what the shopper sees is what
 * is saved, white lines on white included. A filter of the printable area: the graphics times the light of the cloth below them.
 */
export function FoldLight({ id, shade, side, camera }: Props) {
  const area = areaRect(side, camera.width);
  const cut = { x: 0, y: 0, width: area.width, height: area.height };
  const whole = { x: -area.x, y: -area.y, width: camera.width, height: (camera.width * side.mockupHeight) / side.mockupWidth };
  // Light above 1 does not fit into a picture, so it is kept as a part of the brightest and stretched again afterwards.
  const table = Array.from({ length: 256 }, (_, grey) => (foldLight(grey, shade.flat) / BRIGHTEST).toFixed(4)).join(' ');
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <filter id={id} filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse" colorInterpolationFilters="sRGB" {...cut}>
        <feImage href={shade.src} preserveAspectRatio="none" {...whole} />
        <feComponentTransfer result="light">
          <feFuncR type="table" tableValues={table} />
          <feFuncG type="table" tableValues={table} />
          <feFuncB type="table" tableValues={table} />
        </feComponentTransfer>
        <feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1={1} k2={0} k3={0} k4={0} />
        <feComponentTransfer>
          <feFuncR type="linear" slope={BRIGHTEST} />
          <feFuncG type="linear" slope={BRIGHTEST} />
          <feFuncB type="linear" slope={BRIGHTEST} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}

/** The shading of a side once it is read, with the name of its filter; null without one, or while it is on its way. */
export function useShade(mockup: EditorMockup, side: PlacementSide): { shade: Shade | null; filterId: string } {
  const filterId = `fold${useId().replaceAll(/[^\w-]/g, '')}`;
  const [shade, setShade] = useState<Shade | null>(null);
  const { shade_src } = mockup;
  useEffect(() => {
    if (!shade_src) return;
    let isCurrent = true;
    // Folds are soft: a small copy of them looks the same.
    const src = resizeSrc(shade_src, 384);
    const { fx: x, fy: y, fw: width, fh: height } = side.area;
    pixelsOf(src, { x, y, width, height }).then(
      (pixels) => isCurrent && setShade({ src, flat: meanRed(pixels) }),
      // A side without its shading is shown flat.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [shade_src, side]);
  return { shade, filterId };
}

function meanRed(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / Math.max(1, pixels.length / 4);
}
