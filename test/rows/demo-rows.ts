import { createHash } from 'node:crypto';
import { isFailure } from '#contract/errors/errors.ts';
import { originalHash, originalSrc } from '#contract/images.ts';
import type { Database } from '#db/open.ts';
import { seedReference } from '#db/reference/seed-reference.ts';
import { demoArtists } from '#demo/content/artists/catalog.ts';
import { demoBrands } from '#demo/content/brands.ts';
import { demoCustomizables } from '#demo/content/customizable-products.ts';
import { demoGenerals } from '#demo/content/general-products.ts';
import { demoMainPage } from '#demo/content/main-page.ts';
import { demoMembers } from '#demo/content/members.ts';
import { lookGarments } from '#demo/content/publication-pictures.ts';
import { demoEvents, demoPlans, demoPopups } from '#demo/content/publications.ts';
import type { DemoPictures } from '#demo/demo-pictures.ts';
import { writeDemoRows } from '#demo/seed/seed-demo.ts';
import { settleHistory } from '#server/demo-settlements.ts';
import { sealedReceipt } from '#server/nouns/cash-receipt/receipt-keys.ts';
import { freezeDesign } from '#server/nouns/design/freeze-design.ts';
import { countListNews } from '#server/nouns/product/count-list-news.ts';

/** The time of tests that use demonstration rows. */
export const demoNow = new Date('2026-11-20T03:00:00Z');

/**
 * Fills a database with all rows of the demonstration shop in about a second: with addresses of pictures that are never drawn, and no
 * usable passwords.
 */
export async function fillDemoRows(database: Database): Promise<void> {
  await seedReference(database.service);
  await writeDemoRows(
    {
      database,
      now: demoNow,
      hashPassword: async () => 'no password fits',
      freezeDesign: freezeBlank,
      countListNews: () => countListNews({ database }),
      sealReceipt: (digits) => sealedReceipt('x'.repeat(32), digits),
      settle: (trx, history) => settleHistory(trx, 'x'.repeat(32), history),
    },
    blankPictures(),
  );
}

async function freezeBlank(db: Database['service'], customId: number) {
  const version = await freezeDesign(db, customId);
  if (isFailure(version)) throw new Error(version.failure);
  return {
    versionId: version.id,
    contentHash: version.contentHash,
    sideSrcs: [],
    imageSrc: `/renders/version/${version.contentHash}`,
    design: version.design,
  };
}

function blankPictures(): DemoPictures {
  const blank = (name: string) => originalSrc({ hash: originalHash(createHash('sha256').update(name).digest('hex')), extension: 'webp' });
  const sides = (code: string) => ({
    colours: Array.from({ length: 8 }, (_, index) => blank(`${code}-${index}`)),
    shade: blank(`${code}-shade`),
  });
  return {
    memberAvatars: demoMembers.map(({ key }) => blank(key)),
    artists: demoArtists.map(({ pathName, graphics }) => ({
      cover: blank(pathName),
      avatar: blank(pathName),
      graphics: graphics.map(({ key }) => blank(key)),
    })),
    brands: Object.fromEntries(demoBrands.map(({ key }) => [key, { logo: blank(key), image: blank(key) }])),
    customizables: Object.fromEntries(
      demoCustomizables.map(({ code, frames }) => [
        code,
        {
          images: [{ src: blank(code), colour: 0 }],
          mockups: Object.fromEntries(frames.map(({ drawing }) => [drawing, { FRONT: sides(drawing), BACK: sides(`${drawing}-back`) }])),
        },
      ]),
    ),
    generals: Object.fromEntries(demoGenerals.map(({ code }) => [code, [blank(code), blank(`${code}-detail`)]])),
    events: Object.fromEntries(demoEvents.map(({ key }) => [key, { wide: blank(key), popup: blank(`${key}-popup`) }])),
    plans: demoPlans.map(({ title }) => blank(title.en)),
    named: Object.fromEntries(pictureNames().map((name) => [name, { src: blank(name), width: 1280, height: 640 }])),
  };
}

function pictureNames(): string[] {
  const of = (block: (typeof demoMainPage)[number]) => (block.thumbnails ?? []).flatMap(({ picture }) => (picture ? [picture] : []));
  const looks = lookGarments.map((_, index) => `look:${index}`);
  return [
    ...looks,
    ...demoMainPage.flatMap(of),
    ...demoPopups.flatMap((popup) => ('picture' in popup ? [`popup-poster:${popup.picture}`] : [])),
  ];
}
