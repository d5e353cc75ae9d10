import { z } from 'zod';
import { changeDestinationBody, createDestinationBody, deliveryDestination } from '#contract/rest/delivery-destinations.ts';
import { route, routes } from '#server/rest/route.ts';
import { listDestinations } from './list-destinations.ts';
import { changeDestination as change, createDestination as create, deleteDestination as remove } from './save-destination.ts';

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
    { permission: 'delivery-destination.change', body: createDestinationBody, made: deliveryDestination },
    ({ shop, userId, body }) => create(shop, userId, body),
  ),
  route(
    'PATCH /delivery-destinations/:id',
    'Change an address or make it the default',
    { permission: 'delivery-destination.change', body: changeDestinationBody, reply: deliveryDestination },
    ({ shop, userId, params, body }) => change(shop, userId, params.id, body),
  ),
  route(
    'DELETE /delivery-destinations/:id',
    'Delete an address',
    { permission: 'delivery-destination.change', reply: z.array(deliveryDestination) },
    ({ shop, userId, params }) => remove(shop, userId, params.id),
  ),
]);
