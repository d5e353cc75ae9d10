import type { BannerLayout } from '#demo/content/publication-pictures.ts';
import type { BannerRequest } from './banner-request.ts';
import { composeBanner, type Layer } from './compose.ts';
import { headline, rail, spotlight } from './garment-layouts.ts';
import { museum, ticket, wall } from './work-layouts.ts';

/** Every layout of banners and event pictures. */
export const bannerLayouts: Record<BannerLayout, (request: BannerRequest) => Layer[]> = { spotlight, headline, wall, rail, museum, ticket };

/**
 * A banner, event or popup picture composed of garments, graphics and type: JPEG of the given size, deterministic. `garments` are cut-outs
 * (`drawGarmentCutOut`), `graphics` have a transparent background; a newline in the title breaks it.
 */
export function drawBanner(banner: {
  layout: BannerLayout;
  title: string;
  subtitle: string;
  background: string;
  garments?: readonly Buffer[];
  graphics?: readonly Buffer[];
  widthPx: number;
  heightPx: number;
}): Promise<Buffer> {
  const request: BannerRequest = { ...banner, garments: banner.garments ?? [], graphics: banner.graphics ?? [] };
  return composeBanner(banner.background, banner.widthPx, banner.heightPx, bannerLayouts[banner.layout](request));
}
