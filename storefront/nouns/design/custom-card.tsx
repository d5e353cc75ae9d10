import { useLocale } from '#client/locale/locale-context.tsx';
import { DesignCard } from './design-card.tsx';
import { designTile } from './design-tile.ts';
import type { WholeDesign } from './whole-design.ts';

/** The card of a design whose parts are loaded. */
export function CustomCard({ custom }: { custom: WholeDesign }) {
  return <DesignCard tile={designTile(custom, useLocale())} />;
}
