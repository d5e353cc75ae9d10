import { isFailure } from '#contract/errors.ts';
import { renderSrc } from '#contract/images.ts';
import { alone } from '#db/alone.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { freezeDesign } from './commands/design/freeze-design.ts';
import { hashPassword } from './credentials/password-hash.ts';
import type { Shop } from './shop.ts';

/**
 * Fills an empty shop: reference data, and in demonstration mode a whole shop with pictures, people and orders; a filled one is left as
 * it is. Everything of one kind arrives in one transaction, so a killed start begins anew. Of processes that start together one fills.
 */
export function fillShop(shop: Shop, say: (line: string) => void): Promise<void> {
  return alone(shop.database.url, () => fill(shop, say));
}

async function fill(shop: Shop, say: (line: string) => void): Promise<void> {
  await seedReference(shop.database.service);
  if (shop.config.mode !== 'demo') return;
  const { seedDemo } = await import('#demo/seed-demo.ts');
  await seedDemo({
    database: shop.database,
    putPicture: shop.gateways.storage.put,
    hashPassword,
    now: shop.clock(),
    say,
    async freezeDesign(db, customId) {
      const version = await freezeDesign(db, customId);
      if (isFailure(version)) throw new Error(`the design ${customId} cannot be frozen: ${version.failure}`);
      const mockupGroupId = version.design.sides[0]?.mockupGroupId ?? 0;
      const imageSrc = renderSrc({ design: { contentHash: version.contentHash }, mockupGroupId, width: 320, extension: 'webp' });
      return { versionId: version.id, imageSrc, design: version.design };
    },
  });
}
