import { botanicalMotifs } from './botanical.ts';
import { cutPaperMotifs } from './cut-paper.ts';
import type { Hand } from './demo-artist.ts';
import { inkMotifs } from './ink.ts';
import { jamoMotifs } from './jamo.ts';
import { moireMotifs } from './moire.ts';
import type { Motifs } from './motif.ts';
import { starMapMotifs } from './star-map.ts';
import { stickerMotifs } from './stickers.ts';
import { warpedTypeMotifs } from './warped-type.ts';

/** The hands that draw in vectors; riso and pixel make their own pixels. */
export const vectorHands: Readonly<Partial<Record<Hand, Motifs>>> = {
  jamo: jamoMotifs,
  ink: inkMotifs,
  moire: moireMotifs,
  'cut-paper': cutPaperMotifs,
  botanical: botanicalMotifs,
  sticker: stickerMotifs,
  'star-map': starMapMotifs,
  'warped-type': warpedTypeMotifs,
};
