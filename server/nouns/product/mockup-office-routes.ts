import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { mockupBody, proofBody, savedMockups } from '#contract/rest/admin/catalogue/mockups.ts';
import { idParams, problem } from '#contract/rest/values.ts';
import { queueIsFull, workQueue } from '#server/limits/work-queue.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { drawMockupProof } from '#server/printing/mockup-proof.ts';
import type { Shop } from '#server/shop.ts';
import { saveMockups } from './save-mockups.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'product.manage' } as const;
/** Maximum proofs and fold maps waiting to be drawn. */
const mostWaiting = 8;

/** Garment photos: their print area in mm, and a test print that shows it. */
export async function adminMockupsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const queue = workQueue({ lanes: 1, waiting: mostWaiting });

  typed.put(
    '/admin/products/:id/mockups',
    {
      config,
      schema: {
        tags,
        summary: 'Photos of one side in one frame, with the printable area they share',
        params: idParams,
        body: mockupBody,
        response: { 200: savedMockups, '4xx': problem, 503: problem },
      },
    },
    async (request) => orProblem(await saveMockups(shop, queue, request.params.id, request.body)),
  );

  typed.post(
    '/admin/mockup-proofs',
    {
      config,
      schema: {
        tags,
        summary: 'A test print on a photo, drawn as orders are',
        produces: ['image/webp'],
        body: proofBody,
        response: { 200: z.unknown(), '4xx': problem, 503: problem },
      },
    },
    async (request, reply) => {
      const drawn = await queue(() => drawMockupProof(shop.gateways.storage, request.body));
      if (drawn === queueIsFull) throw new Refusal(fail('OVERLOADED'));
      if (drawn === null) throw new Refusal(fail('MOCKUP_PHOTO_UNREADABLE', { field: 'src' }));
      return reply
        .type('image/webp')
        .serializer((sent: unknown) => sent as string)
        .send(drawn);
    },
  );
}
