import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.generated.ts';
import type { DesignScene } from '#rules/design/custom-design.ts';
import { checkDesign, type DesignProblem } from '#rules/design/custom-design-check.ts';
import type { FrozenDesign } from '#rules/order/frozen-design.ts';
import { readDesignFacts } from './read-design-facts.ts';

/** All problems the editor would report for a saved design (checkDesign), with at most `limit` graphics. */
export async function findDesignProblems(db: Kysely<DB>, customId: number, design: FrozenDesign, limit: number): Promise<DesignProblem[]> {
  return checkDesign(sceneOf(design), { ...(await readDesignFacts(db, customId, design)), limit });
}

function sceneOf({ sides }: FrozenDesign): Pick<DesignScene, 'sides'> {
  return {
    sides: sides.map(({ mockupGroupId, layers }) => ({
      mockupGroupId,
      layers: layers.map((layer, index) => ({ ...layer, key: String(index) })),
    })),
  };
}
