import { groupedBy } from '../../shop/list-parts.ts';

/** A line of an order that is kept, of a design made from a shared one. */
export interface DescendantLine {
  id: number;
  designId: number;
  /** Who made the design; null for nobody that is still here. */
  designerId: string | null;
  /** Who made the first design of that line. */
  firstDesignerId: string;
}

/**
 * The lines for which the first designer earns points: one for each design of an order, whatever sizes it is bought in. Who buys for
 * themselves, or whose own design it is, earns nothing.
 */
export function linesEarning<Line extends DescendantLine>(lines: readonly Line[], buyerId: string): Line[] {
  const others = lines.filter(({ firstDesignerId, designerId }) => firstDesignerId !== buyerId && firstDesignerId !== designerId);
  return [...groupedBy(others, ({ designId }) => designId).values()].flatMap((alike) => alike.slice(0, 1));
}
