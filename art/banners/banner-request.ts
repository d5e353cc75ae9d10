import type { Frame, Layer } from './compose.ts';

/** The input of every layout, in px. */
export interface BannerRequest {
  title: string;
  subtitle: string;
  background: string;
  garments: readonly Buffer[];
  graphics: readonly Buffer[];
  widthPx: number;
  heightPx: number;
}

/** Pictures fitted whole into their frames. */
export function pictures(of: readonly Buffer[], frame: (index: number) => Frame): Layer[] {
  return of.map((picture, index) => ({ picture, fit: 'contain', frame: frame(index) }));
}
