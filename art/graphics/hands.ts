import type { Hand } from '#demo/content/artists/demo-artist.ts';
import { botanicalMotifs } from './botanical/botanical.ts';
import { inkMotifs } from './ink/ink.ts';
import { moireMotifs } from './moire.ts';
import type { Motifs } from './motif.ts';
import { cutPaperMotifs } from './paper/cut-paper.ts';
import { starMapMotifs } from './stars/star-map.ts';
import { stickerMotifs } from './stickers/stickers.ts';
import { jamoMotifs } from './type/jamo.ts';
import { warpedTypeMotifs } from './type/warped-type.ts';

/** Styles that draw in vectors; riso and pixel render pixels themselves. */
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
