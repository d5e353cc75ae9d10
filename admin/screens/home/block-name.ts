import { figureNames } from '#admin/nouns/live-figures/figure-names.ts';
import { blockKindOf } from '#rules/home/home-block.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { type LiveFigures, withFigures } from '#rules/office/live-figures.ts';
import { kindViews } from './kind-views.ts';

/** Figures are shown by name in the list, in brackets. */
const named = Object.fromEntries(Object.entries(figureNames).map(([figure, name]) => [figure, `[${name}]`])) as LiveFigures;

/** A block's name in the list: its title, else its first image's, else its kind. */
export function blockName(block: PageBlock): string {
  return withFigures(block.title.ko || block.thumbnails[0]?.title.ko || kindName(block), named);
}

export function kindName(block: Pick<PageBlock, 'type' | 'sub_type'>): string {
  const kind = blockKindOf(block);
  return kind === null ? block.type : kindViews[kind].name;
}
