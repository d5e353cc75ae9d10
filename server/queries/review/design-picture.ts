import { parseRenderSrc, renderSrc } from '#contract/images.ts';

/** The picture of a design as it was ordered, large enough to stand beside a photo; null for a ready product. */
export function designPicture(line: { custom_version_id: number | null; image_src: string }): string | null {
  if (line.custom_version_id === null) return null;
  const render = parseRenderSrc(line.image_src);
  return render === null ? line.image_src : renderSrc({ ...render, width: 800 });
}
