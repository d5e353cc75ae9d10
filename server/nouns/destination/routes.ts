import { z } from 'zod';
import { changeDestination, createDestination, deliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { route, routes } from '#server/rest/route.ts';
import { listDestinations } from './list-destinations.ts';
import { changeDestination as change, createDestination as create, deleteDestination as remove } from './save-destination.ts';

<<<<<<< HEAD
const tags = ['delivery destinations'];
const list = { 200: z.array(deliveryDestination), '4xx': problem };

/** A member's address book (specification 3.29, Delivery destination). */
export async function deliveryDestinationsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.get(
    '/delivery-destinations',
    {
      config: { permission: 'delivery-destination.read' },
      schema: { tags, summary: 'Saved addresses, the default first', response: list },
    },
    (request) => listDestinations(shop.database.service, memberOf(request)),
  );

  typed.post(
    '/delivery-destinations',
    {
      config: { permission: 'delivery-destination.change' },
      schema: {
        tags,
        summary: 'Save an address',
        body: createDestination,
        response: { 201: deliveryDestination, '4xx': problem },
      },
    },
    async (request, reply) => {
      const created = orProblem(await create(shop, memberOf(request), request.body));
      return reply.code(201).send(created);
    },
  );

  typed.patch(
    '/delivery-destinations/:id',
    {
      config: { permission: 'delivery-destination.change' },
      schema: {
        tags,
        summary: 'Change an address or make it the default',
        params: idParams,
        body: changeDestination,
        response: { 200: deliveryDestination, '4xx': problem },
      },
    },
    async (request) => orProblem(await change(shop, memberOf(request), request.params.id, request.body)),
  );

  typed.delete(
    '/delivery-destinations/:id',
    {
      config: { permission: 'delivery-destination.change' },
      schema: { tags, summary: 'Delete an address', params: idParams, response: list },
    },
    async (request) => orProblem(await remove(shop, memberOf(request), request.params.id)),
  );
}
=======
/** A member's address book (specification 3.29, Delivery destination). */
export const destinationRoutes = routes('delivery destinations', [
  route(
    'GET /delivery-destinations',
    'Saved addresses, the default first',
    { permission: 'delivery-destination.read', reply: z.array(deliveryDestination) },
    ({ db, userId }) => listDestinations(db, userId),
  ),
  route(
    'POST /delivery-destinations',
    'Save an address',
    { permission: 'delivery-destination.change', body: createDestination, made: deliveryDestination },
    ({ shop, userId, body }) => create(shop, userId, body),
  ),
  route(
    'PATCH /delivery-destinations/:id',
    'Change an address or make it the default',
    { permission: 'delivery-destination.change', body: changeDestination, reply: deliveryDestination },
    ({ shop, userId, params, body }) => change(shop, userId, params.id, body),
  ),
  route(
    'DELETE /delivery-destinations/:id',
    'Delete an address',
    { permission: 'delivery-destination.change', reply: z.array(deliveryDestination) },
    ({ shop, userId, params }) => remove(shop, userId, params.id),
  ),
]);
>>>>>>> h-routes
