import { z } from 'zod';
import {
  changeTeamOrderBody,
  joinedTeamOrder,
  joinTeamOrderBody,
  madeTeamOrder,
  makeTeamOrderBody,
  teamOrder,
  teamOrderParams,
  teamPersonBody,
  teamPersonParams,
  teamTokenParams,
} from '#contract/rest/design/team-orders.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { RouteLimit } from '#server/rest/limit.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { changeTeamPerson, joinTeamOrder, removeTeamPerson } from './join-team-order.ts';
import { changeTeamOrder, makeTeamOrder, removeTeamOrder } from './make-team-order.ts';
import { readTeamOrder } from './read-team-order.ts';
import { writeQuote } from './write-quote.ts';

const making: RouteLimit = { name: 'team-orders-made', by: 'member', window: 60 * 60, most: 30 };
// A whole team may stand behind one address.
const joining: RouteLimit = { name: 'team-orders-joined', by: 'address', window: 60 * 60, most: 200 };

/** Team orders: one design, one link, everybody's size and name. Bought by POST /checkouts with `source: TEAM_ORDER`. */
export const teamOrderRoutes = routes('designs', [
  route(
    'POST /team-orders',
    'Open the team order of a saved design',
    { permission: 'team-order.make', limit: making, body: makeTeamOrderBody, made: madeTeamOrder },
    ({ shop, userId, body }) => makeTeamOrder(shop, userId, body.product_custom_id),
  ),
  route(
    'GET /team-orders/:code',
    'A team order, for whoever has its link',
    { permission: 'team-order.join', params: teamOrderParams, reply: teamOrder },
    ({ shop, params, request: { viewer } }) => readTeamOrder(shop, params.code, viewer.userId),
  ),
  route(
    'GET /team-orders/:code/quote.pdf',
    'A quote for my team order as it stands (견적서)',
    { permission: 'team-order.make', produces: ['application/pdf'], limit: making, params: teamOrderParams, reply: z.any() },
    async ({ shop, userId, params, reply }) =>
      sendFile(reply, 'application/pdf', `quote-${minuteOf(shop.clock())}.pdf`, orProblem(await writeQuote(shop, userId, params.code))),
  ),
  route(
    'PATCH /team-orders/:code',
    'Change title or closing',
    { permission: 'team-order.make', params: teamOrderParams, body: changeTeamOrderBody, reply: z.object({}) },
    ({ shop, userId, params, body }) => changeTeamOrder(shop, userId, params.code, body),
  ),
  route(
    'DELETE /team-orders/:code',
    'Delete a team order',
    { permission: 'team-order.make', params: teamOrderParams, reply: z.object({}) },
    ({ shop, userId, params }) => removeTeamOrder(shop, userId, params.code),
  ),
  route(
    'POST /team-orders/:code/people',
    'Join a team order',
    { permission: 'team-order.join', limit: joining, params: teamOrderParams, body: joinTeamOrderBody, made: joinedTeamOrder },
    ({ shop, params, body }) => joinTeamOrder(shop, params.code, body),
  ),
  route(
    'PUT /team-people/:token',
    'Change what I chose in a team order, by the token that joining it returned',
    { permission: 'team-order.join', limit: joining, params: teamTokenParams, body: teamPersonBody, reply: z.object({}) },
    ({ shop, params, body }) => changeTeamPerson(shop, params.token, body),
  ),
  route(
    'DELETE /team-orders/:code/people/:id',
    'Remove a person from my team order',
    { permission: 'team-order.make', params: teamPersonParams, reply: z.object({}) },
    ({ shop, userId, params }) => removeTeamPerson(shop, userId, params),
  ),
]);
