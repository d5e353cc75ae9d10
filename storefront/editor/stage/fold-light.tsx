import { useCallback, useId } from 'react';
import { useLoaded } from '#client/use-loaded.ts';
import { resizeSrc } from '#contract/images.ts';
import { BRIGHTEST, foldLight } from '#rules/design/fold-light.ts';
import { areaRect, type PlacementSide } from '#rules/design/placement.ts';
import type { EditorMockup } from '../document/editor-data.ts';
import { pixelsOf } from '../document/picture-pixels.ts';
import type { Camera } from './stage-camera.ts';

type Props = { id: string; shade: Shade; side: PlacementSide; camera: Camera };

/** A garment's shading: its image, and the mean brightness of the printable area (0 to 255). */
type Shade = { src: string; flat: number };

/**
 * Renders the garment's folds on the print by the same rule as the image server (rules/design/fold-light.ts), so the shopper sees what is
 * saved, even white lines on white. An SVG filter multiplies the graphics by the light of the cloth below.
 */
export function FoldLight({ id, shade, side, camera }: Props) {
  const area = areaRect(side, camera.width);
  const height = (camera.width * side.mockupHeight) / side.mockupWidth;
  // In parts of the area: WebKit measures user space from the layer that contains it, and would cut all graphics off.
  const whole = { x: -area.x / area.width, y: -area.y / area.height, width: camera.width / area.width, height: height / area.height };
  // An image cannot hold light above 1, so it is scaled down by the maximum and scaled up again later.
  const table = Array.from({ length: 256 }, (_, grey) => (foldLight(grey, shade.flat) / BRIGHTEST).toFixed(4)).join(' ');
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <filter id={id} x={0} y={0} width={1} height={1} primitiveUnits="objectBoundingBox" colorInterpolationFilters="sRGB">
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

/** A side's shading and the id of its filter; null if there is none or it is still loading. */
export function useShade(mockup: EditorMockup, side: PlacementSide): { shade: Shade | null; filterId: string } {
  const filterId = `fold${useId().replaceAll(/[^\w-]/g, '')}`;
  const { shade_src } = mockup;
  // A side whose shading cannot be loaded is shown flat.
  const { value: shade } = useLoaded(
    useCallback(async (): Promise<Shade | null> => {
      if (!shade_src) return null;
      // Folds are soft, so a small copy looks the same.
      const src = resizeSrc(shade_src, 384);
      const { fx: x, fy: y, fw: width, fh: height } = side.area;
      return { src, flat: meanRed(await pixelsOf(src, { x, y, width, height })) };
    }, [shade_src, side]),
  );
  return { shade, filterId };
}

function meanRed(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
  return sum / Math.max(1, pixels.length / 4);
}
