import type { Where } from './inputs.ts';

/** Filters of selectGraphics across relationships (specification 7.15, Graphics). */
export interface GraphicFilters {
  /** Graphics of artists who work with this brand. */
  brandId?: number | undefined;
  /** Graphics currently liked by this member. */
  likedBy?: string | undefined;
  planId?: number | undefined;
}

/**
 * Builds the `$filters` of selectGraphics. Unused filters must be omitted entirely: an empty filter through a relationship still requires a
 * related row.
 */
export function graphicFilters({ brandId, likedBy, planId }: GraphicFilters): Where<'product_graphics'>[] {
  const filters: Where<'product_graphics'>[] = [];
  if (brandId !== undefined) filters.push({ artist: { artist_brands: { brand_id: { _eq: brandId } } } });
  if (likedBy !== undefined) filters.push({ graphic_likes: { user_id: { _eq: likedBy }, deleted_at: { _is_null: true } } });
  if (planId !== undefined) filters.push({ plan_graphics: { plan_id: { _eq: planId } } });
  return filters;
}
