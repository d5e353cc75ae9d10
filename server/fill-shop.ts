import { readFileSync } from 'node:fs';
import { isFailure } from '#contract/errors/errors.ts';
import { originalSrc } from '#contract/images.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import { alone } from '#db/alone.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import type { DemoPictures } from '#demo/demo-pictures.ts';
import { isFilled } from '#demo/is-filled.ts';
import { hashPassword } from './credentials/password-hash.ts';
import { settleHistory } from './demo-settlements.ts';
import { originalNameOf } from './gateways/storage/original-name.ts';
import { sealedReceipt } from './nouns/cash-receipt/receipt-keys.ts';
import { freezeDesign } from './nouns/design/freeze-design.ts';
import { countListNews } from './nouns/product/count-list-news.ts';
import { storeSearchWords } from './nouns/search/store-words.ts';
import { requireSameShop, saveMode } from './process/shop-mode.ts';
import type { Shop } from './shop.ts';

/**
 * Fills an empty shop with reference data and, in demonstration mode, with pictures, people and orders; leaves a filled one alone. Each
 * kind is one transaction, so an interrupted start begins again. When several processes start together, one of them fills the shop.
 * Errors: throws before it writes when the shop is of the other mode or has another SECRET.
 */
export function fillShop(shop: Shop, say: (line: string) => void): Promise<void> {
  return alone(shop.database.url, () => fill(shop, say));
}

async function fill(shop: Shop, say: (line: string) => void): Promise<void> {
  const { config, database } = shop;
  // Again, after main.ts asked before migrating: meanwhile another process may have filled an empty database.
  await requireSameShop(database, config);
  await saveMode(database.service, config.mode);
  await seedReference(shop.database.service);
  await seedDemonstration(shop, say);
  await storeSearchWords(shop);
}

async function seedDemonstration(shop: Shop, say: (line: string) => void): Promise<void> {
  if (shop.config.mode !== 'demo' || (await isFilled(shop.database.service))) return;
  const { seedDemo } = await import('#demo/seed/seed-demo.ts');
  await seedDemo({
    database: shop.database,
    storePictures: () => storePictures(shop),
    hashPassword,
    countListNews: () => countListNews(shop),
    sealReceipt: (digits) => sealedReceipt(shop.config.secret, digits),
    settle: (trx, history) => settleHistory(trx, shop.config.secret, history),
    now: shop.clock(),
    say,
    async freezeDesign(db, customId) {
      const version = await freezeDesign(db, customId);
      if (isFailure(version)) throw new Error(`the design ${customId} cannot be frozen: ${version.failure}`);
      const { id, contentHash, design } = version;
      const [imageSrc = '', ...sideSrcs] = design.sides.map(({ mockupGroupId }) =>
        renderSrc({ design: { contentHash }, mockupGroupId, width: 320, extension: 'webp' }),
      );
      return { versionId: id, contentHash, imageSrc, sideSrcs, design };
    },
  });
  const { storeSeededPayments } = await import('#stand-ins/payment/seeded-payments.ts');
  await storeSeededPayments(shop);
}

/** Puts the demonstration's pictures, which ship as files, into the shop's storage. */
async function storePictures({ gateways: { storage } }: Shop): Promise<DemoPictures> {
  const { demoPictures, pictureFile } = await import('#demo/demo-pictures.ts');
  const stored: Promise<string>[] = [];
  const pictures = demoPictures((key, extension) => {
    const content = readFileSync(pictureFile(key, extension));
    stored.push(storage.put(content, extension));
    return originalSrc(originalNameOf(content, extension));
  });
  await Promise.all(stored);
  return pictures;
}
