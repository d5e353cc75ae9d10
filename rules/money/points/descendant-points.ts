import { groupedBy } from '../../shop/list-parts.ts';

/** A kept order line with a design made from a shared one. */
export interface DescendantLine {
  id: number;
  designId: number;
  /** The design's author; null when erased. */
  designerId: string | null;
  /** The author of the first design of its line. */
  firstDesignerId: string;
}

/**
 * The lines that earn points for the first designer: one for each design of an order, in whatever sizes. Buyers earn nothing for their
 * own purchases, and authors nothing for their own designs.
 */
export function linesEarning<Line extends DescendantLine>(lines: readonly Line[], buyerId: string): Line[] {
  const others = lines.filter(({ firstDesignerId, designerId }) => firstDesignerId !== buyerId && firstDesignerId !== designerId);
  return [...groupedBy(others, ({ designId }) => designId).values()].flatMap((alike) => alike.slice(0, 1));
}
