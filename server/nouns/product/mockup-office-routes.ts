import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { mockupBody, proofBody, savedMockups } from '#contract/rest/admin/catalogue/mockups.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import { drawMockupProof } from '#server/printing/mockup-proof.ts';
import { route, routes } from '#server/rest/route.ts';
import { saveMockups } from './save-mockups.ts';

const permission = 'product.manage';

/** Proofs and fold maps, drawn one after the other. */
const queue = workQueue({ lanes: 1, waiting: 8 });

/** Garment photos: their print area in mm, and a test print that shows it. */
export const mockupOfficeRoutes = routes('back office: catalogue', [
  route(
    'PUT /admin/products/:id/mockups',
    'Photos of one side in one frame, with the printable area they share',
    { permission, body: mockupBody, reply: savedMockups },
    ({ shop, params, body }) => saveMockups(shop, queue, params.id, body),
  ),
  route(
    'POST /admin/mockup-proofs',
    'A test print on a photo, drawn as orders are',
    { permission, produces: ['image/webp'], body: proofBody, reply: z.unknown() },
    async ({ shop, body, reply }) => {
      const drawn = await queue(() => drawMockupProof(shop.gateways.storage, body));
      if (drawn === queueIsFull) return fail('OVERLOADED');
      return drawn === null ? fail('MOCKUP_PHOTO_UNREADABLE', { field: 'src' }) : reply.type('image/webp').send(drawn);
    },
  ),
]);
