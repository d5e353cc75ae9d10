import type { Frame, Layer } from './compose.ts';

/** What every layout is given, in px. */
export interface BannerRequest {
  title: string;
  subtitle: string;
  background: string;
  garments: readonly Buffer[];
  graphics: readonly Buffer[];
  widthPx: number;
  heightPx: number;
}

/** Pictures whole in their frames. */
export function pictures(of: readonly Buffer[], frame: (index: number) => Frame): Layer[] {
  return of.map((picture, index) => ({ picture, fit: 'contain', frame: frame(index) }));
}
