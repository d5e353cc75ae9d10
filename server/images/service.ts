import type { FastifyInstance } from 'fastify';
import { openImages } from '#server/images/images.ts';
import { addLibraryRoute } from '#server/images/routes/library-route.ts';
import { addClosedPhotoRoute, addOriginalRoute } from '#server/images/routes/original-route.ts';
import { addRenderRoutes } from '#server/images/routes/render-route.ts';
import { addResizeRoute } from '#server/images/routes/resize-route.ts';
import { addShareRoute } from '#server/images/routes/share-route.ts';
import { addWornRoute } from '#server/images/routes/worn-route.ts';
import type { Shop } from '#server/shop.ts';
import { readPhotoStanding } from '../nouns/photo/read-photo-standing.ts';
import { readPictureFile } from '../nouns/picture/read-pictures.ts';

/** The image CDN: originals, copies at allowed sizes, and pictures of saved designs. */
export async function imagesService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const images = openImages({
    storage: shop.gateways.storage,
    dataDir: shop.config.dataDir,
    cacheBytes: shop.config.images.cacheBytes,
    readStanding: (src) => readPhotoStanding(shop.database.service, src),
    readLibrary: (name) => readPictureFile(shop.database.service, name),
    log: app.log,
  });
  addOriginalRoute(app, images);
  addLibraryRoute(app, images);
  addClosedPhotoRoute(app, images, { secret: shop.config.secret, clock: shop.clock });
  addResizeRoute(app, images, [shop.config.publicUrl]);
  addRenderRoutes(app, images, shop.database.service);
  addWornRoute(app, images, shop.database.service);
  addShareRoute(app, images, shop.database.service);
}
