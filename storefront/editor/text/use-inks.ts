import { useCallback } from 'react';
import { useLoaded } from '#client/use-loaded.ts';
import { resizeSizeFor, resizeSrc } from '#contract/images.ts';
import { layerGraphics } from '#rules/design/custom-design.ts';
import { pixelsOf } from '../document/picture-pixels.ts';
import { useEditor, useEditorState } from '../editor-context.tsx';

const always = ['#111111', '#ffffff', '#c93a18', '#e8b500', '#1e7a4c', '#1f4fa3', '#7a3f98', '#f08fb0', '#8a8782'];
/** Maximum colours offered from one graphic, and from all of them. */
const [OF_ONE, OF_ALL] = [3, 6];

/** Colours for a text: those of the design's graphics, then the garment's, then general ones. */
export function useInks(): string[] {
  const { product } = useEditor();
  const { history, graphics } = useEditorState();
  const srcs = [...new Set(layerGraphics(history.present))].flatMap((id) => graphics.get(id)?.src ?? []).join(' ');
  const { value: drawn } = useLoaded(
    useCallback(async () => {
      const found = await Promise.all(srcs.split(' ').map((src) => (src === '' ? [] : inksOf(src).catch(() => []))));
      return found.flat().slice(0, OF_ALL);
    }, [srcs]),
  );
  const cloth = product.colors.filter(({ id }) => id !== history.present.colorId).map(({ hex }) => hex.toLowerCase());
  return [...new Set([...(drawn ?? []), ...cloth, ...always])];
}

/** The colours that cover most of a picture, the most frequent first. */
async function inksOf(src: string): Promise<string[]> {
  const pixels = await pixelsOf(resizeSrc(src, resizeSizeFor(64 * devicePixelRatio)));
  const counts = new Map<string, { count: number; ink: string }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const channels = [...pixels.subarray(at, at + 3)];
    // Alike is what differs in no channel by more than a sixth.
    const alike = channels.map((channel) => Math.round(channel / 43)).join();
    const ink = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    counts.set(alike, { ink: counts.get(alike)?.ink ?? ink, count: (counts.get(alike)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, OF_ONE)
    .map(({ ink }) => ink);
}
