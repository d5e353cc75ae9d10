import { parseRenderSrc, renderSrc } from '#contract/pictures/renders.ts';

/** The picture of a design as ordered, large enough to show beside a photo; null for a ready-made product. */
export function designPicture(line: { custom_version_id: number | null; image_src: string }): string | null {
  if (line.custom_version_id === null) return null;
  const render = parseRenderSrc(line.image_src);
  return render === null ? line.image_src : renderSrc({ ...render, width: 800 });
}
