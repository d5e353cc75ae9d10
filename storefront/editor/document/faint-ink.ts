import { useCallback } from 'react';
import { useLoaded } from '#client/use-loaded.ts';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import { isFaintOn, rgbOf } from '#rules/design/ink-contrast.ts';
import type { EditorGraphic } from './editor-data.ts';
import { pixelsOf } from './picture-pixels.ts';

const known = new Map<string, Promise<boolean>>();

/** The graphics that would barely show on cloth of this colour. Graphics whose image cannot be read are skipped. */
export async function faintGraphics(graphics: Iterable<EditorGraphic>, clothHex: string): Promise<ReadonlySet<number>> {
  const checked = await Promise.all([...graphics].map(async (graphic) => ((await isFaint(graphic, clothHex)) ? [graphic.id] : [])));
  return new Set(checked.flat());
}

/** True if the graphic would barely show on cloth of this colour; false until known, and for an image that cannot be read. */
export function useIsFaint(graphic: EditorGraphic | null, clothHex: string): boolean {
  const load = useCallback(
    async () => (graphic && (await isFaint(graphic, clothHex)) ? { id: graphic.id, clothHex } : null),
    [graphic, clothHex],
  );
  const { value: found } = useLoaded(load);
  return found !== null && found.id === graphic?.id && found.clothHex === clothHex;
}

function isFaint(graphic: EditorGraphic, clothHex: string): Promise<boolean> {
  const key = `${graphic.src} ${clothHex}`;
  const asked = known.get(key) ?? look(graphic, clothHex);
  known.set(key, asked);
  return asked;
}

/** Uses the tray's image, which is already loaded. */
async function look({ src }: EditorGraphic, clothHex: string): Promise<boolean> {
  try {
    return isFaintOn(await pixelsOf(resizeSrc(src, resizeSizeFor(64 * devicePixelRatio))), rgbOf(clothHex));
  } catch (error) {
    console.warn(error);
    return false;
  }
}
