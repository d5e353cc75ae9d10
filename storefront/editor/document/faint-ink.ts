import { useCallback } from 'react';
import { useLoaded } from '#client/use-loaded.ts';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import { isFaintOn, rgbOf } from '#rules/design/ink-contrast.ts';
import type { EditorImage } from './editor-data.ts';
import { pixelsOf } from './picture-pixels.ts';

const known = new Map<string, Promise<boolean>>();

/** True if the image would barely show on cloth of this colour; false until known, and for one that cannot be read. */
export function useIsFaint(image: EditorImage | null, clothHex: string): boolean {
  const load = useCallback(
    async () => (image && (await isFaint(image, clothHex)) ? { src: image.src, clothHex } : null),
    [image, clothHex],
  );
  const { value: found } = useLoaded(load);
  return found !== null && found.src === image?.src && found.clothHex === clothHex;
}

/** The same outside of components. */
export function isFaint(image: EditorImage, clothHex: string): Promise<boolean> {
  const key = `${image.src} ${clothHex}`;
  const asked = known.get(key) ?? look(image, clothHex);
  known.set(key, asked);
  return asked;
}

/** Uses the tray's image, which is already loaded. */
async function look({ src }: EditorImage, clothHex: string): Promise<boolean> {
  try {
    return isFaintOn(await pixelsOf(resizeSrc(src, resizeSizeFor(64 * devicePixelRatio))), rgbOf(clothHex));
  } catch (error) {
    console.warn(error);
    return false;
  }
}
