import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFailure } from '#contract/errors/errors.ts';
import { originalSrc, renderSrc } from '#contract/images.ts';
import { alone } from '#db/alone.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { isFilled } from '#demo/is-filled.ts';
import type { PlannedPicture } from '#demo/plan-pictures.ts';
import { sealedReceipt } from '#server/commands/cash-receipt/receipt-keys.ts';
import { freezeDesign } from './commands/design/freeze-design.ts';
import { hashPassword } from './credentials/password-hash.ts';
import { settleHistory } from './demo-settlements.ts';
import { isMissingFile, writeFileWhole } from './gateways/storage/write-file.ts';
import { logLine } from './log-line.ts';
import { keepMode, requireSameShop } from './process/shop-mode.ts';
import type { Shop } from './shop.ts';

/**
 * Fills an empty shop with reference data and, in demonstration mode, with pictures, people and orders; leaves a filled one alone. Each
 * kind is one transaction, so an interrupted start begins again. When several processes start together, one of them fills the shop.
 * Errors: throws before it writes when the shop is of the other mode or has another SECRET.
 */
export function fillShop(shop: Shop, say: (line: string) => void): Promise<void> {
  return alone(shop.database.url, () => fill(shop, say));
}

/**
 * Draws missing pictures of the demonstration in the background while the shop is open, also after a killed start. Returns a function that
 * stops it. Loads nothing when all pictures exist.
 */
export async function drawMissingPictures(shop: Shop, say: (line: string) => void): Promise<() => void> {
  const { storage } = shop.gateways;
  const missing: PlannedPicture[] = [];
  for (const picture of await readPlan(shop.config.dataDir)) if (!(await storage.has(picture))) missing.push(picture);
  if (missing.length === 0) return () => undefined;
  const { openPictureDrawer } = await import('#demo/picture-drawer.ts');
  say(`${missing.length} pictures are drawn meanwhile, those that are looked at first.`);
  const drawer = openPictureDrawer({
    plan: missing,
    keep: storage.putAs,
    say,
    report: (line, err) => logLine('error', line, { err }),
  });
  storage.makeMissingBy(
    ({ hash }) => drawer.drawNow(hash),
    ({ hash }) => drawer.isToBeDrawn(hash),
  );
  return drawer.close;
}

async function fill(shop: Shop, say: (line: string) => void): Promise<void> {
  const { config, database } = shop;
  // Again, after main.ts asked before migrating: meanwhile another process may have filled an empty database.
  await requireSameShop(database, config);
  await keepMode(database.service, config.mode);
  await seedReference(shop.database.service);
  if (shop.config.mode !== 'demo' || (await isFilled(shop.database.service))) return;
  const { seedDemo } = await import('#demo/seed/seed-demo.ts');
  await seedDemo({
    database: shop.database,
    async planPictures() {
      const { planPictures } = await import('#demo/plan-pictures.ts');
      const { pictures, plan } = planPictures(originalSrc);
      // Written before the rows, so that every picture they name can be drawn.
      await writeFileWhole(planPath(shop.config.dataDir), Buffer.from(JSON.stringify(plan)));
      return pictures;
    },
    hashPassword,
    sealReceipt: (digits) => sealedReceipt(shop.config.secret, digits),
    settle: (trx, history) => settleHistory(trx, shop.config.secret, history),
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
  const { keepSeededPayments } = await import('#stand-ins/payment/seeded-payments.ts');
  await keepSeededPayments(shop);
}

/** The pictures that the demonstration's rows name, in drawing order; empty for a shop that was filled another way. */
async function readPlan(dataDir: string): Promise<PlannedPicture[]> {
  const text = await readFile(planPath(dataDir), 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return '[]';
    throw error;
  });
  return (JSON.parse(text) as StoredPicture[]).map((picture) => ('hash' in picture ? picture : { ...picture, hash: picture.sha256 }));
}

/** A plan written before 26 November 2026 calls the hash `sha256`. */
type StoredPicture = PlannedPicture | (Omit<PlannedPicture, 'hash'> & { sha256: string });

function planPath(dataDir: string): string {
  return join(dataDir, 'demo-pictures.json');
}
