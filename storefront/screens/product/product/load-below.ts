import type { SelectBelowProductQuery, SelectBelowProductQueryVariables } from '#client/graphql/operations.generated.ts';
import { isWhole, type WholeDesign } from '#storefront/nouns/design/whole-design.ts';
import { type ScoreCounts, scoreCountsOf } from '#storefront/nouns/review/score-summary.tsx';
import { selectBelowProductQuery } from './operations.ts';

export type BelowProduct = Awaited<ReturnType<typeof loadBelow>>;
const noScores: ScoreCounts = [0, 0, 0, 0, 0];

/** The parts of a product below its first screen. `templates`: the designs whose garment and graphics are all still visible. */
export async function loadBelow(
  query: (operation: typeof selectBelowProductQuery, variables: SelectBelowProductQueryVariables) => Promise<SelectBelowProductQuery>,
  { id, is_custom, review_count }: { id: number; is_custom: boolean; review_count: number },
) {
  const { measured, designed, reviewed } = await query(selectBelowProductQuery, { id, is_custom, is_reviewed: review_count > 0 });
  return {
    size_measures: measured?.size_measures ?? [],
    templates: (designed?.product_templates ?? []).flatMap(({ custom }): WholeDesign[] => (custom && isWhole(custom) ? [custom] : [])),
    reviews: reviewed?.reviews ?? [],
    scores: reviewed ? scoreCountsOf(reviewed) : noScores,
  };
}
