import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDisk } from '#server/gateways/storage/disk.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { type OriginalName, parseOriginalSrc } from '#contract/images.ts';
import type { DB } from '#db/schema.generated.ts';
import { type Images, openImages } from '#server/images/images.ts';
import { addLibraryRoute } from '#server/images/routes/library-route.ts';
import { addClosedPhotoRoute, addOriginalRoute } from '#server/images/routes/original-route.ts';
import { addRenderRoutes } from '#server/images/routes/render-route.ts';
import { addResizeRoute } from '#server/images/routes/resize-route.ts';
import { addShareRoute } from '#server/images/routes/share-route.ts';
import { addWornRoute } from '#server/images/routes/worn-route.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { readPictureFile } from '#server/nouns/picture/read-pictures.ts';
import { readPhotoStanding } from '#server/nouns/photo/read-photo-standing.ts';

export interface ImagesFixture {
  app: FastifyInstance;
  images: Images;
  dataDir: string;
  close(): Promise<void>;
}

/** Signs the addresses of closed photos. */
export const fixtureSecret = 'a secret of the fixture';
export const fixtureNow = new Date('2026-11-20T03:00:00Z');

export const ownOrigin = 'https://shop.example';

/** The image routes with an empty storage in their own folder; design routes only with a database. */
export async function imagesFixture(db?: Kysely<DB>): Promise<ImagesFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seam-images-'));
  const app = Fastify({ routerOptions: { maxParamLength: 200 } });
  addProblems(app);
  const images = openImages({
    storage: openDisk(dataDir),
    dataDir,
    cacheBytes: 1e9,
    readStanding: async (src) => (db === undefined ? 'NONE' : readPhotoStanding(db, src)),
    readLibrary: async (name) => (db === undefined ? null : readPictureFile(db, name)),
    log: app.log,
  });
  addClosedPhotoRoute(app, images, { secret: fixtureSecret, clock: () => fixtureNow });
  addOriginalRoute(app, images);
  addLibraryRoute(app, images);
  addResizeRoute(app, images, [ownOrigin]);
  if (db !== undefined) {
    addRenderRoutes(app, images, db);
    addShareRoute(app, images, db);
    addWornRoute(app, images, db);
  }
  await app.ready();
  const close = async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, images, dataDir, close };
}

/** A one-colour picture; with `alpha` below 1 it needs PNG. */
export function plainPicture(width: number, height: number, alpha = 1): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 30, alpha } } });
}

/** A drawing 100 units wide: the left half black, the right half empty. */
export const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><path d="M0 0H50V50H0Z"/></svg>');

/** The name in the address of an original. */
export function nameOf(src: string): OriginalName {
  const name = parseOriginalSrc(src);
  if (name === null) throw new Error(`not an original: ${src}`);
  return name;
}
