import { type Failure, fail } from '#contract/errors/errors.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { localized } from '#contract/rest/values.ts';
import { frozenTexts } from '#rules/order/frozen-design.ts';
import { askedWords, isTeamOrderOpen } from '#rules/order/team/team-order.ts';
import { readDesign } from '#server/nouns/design/read-design.ts';
import { readSoldParts } from '#server/nouns/share/read-shared-design.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findTeamOrder, sizesOfDesign } from './find-team-order.ts';

/** A team order for whoever has its link; its people are for the organizer alone. Errors: TEAM_ORDER_NOT_FOUND. */
export async function readTeamOrder(shop: Shop, code: string, userId: string | null): Promise<TeamOrder | Failure> {
  const db = shop.database.service;
  const team = await findTeamOrder(db, code);
  if (team === undefined) return fail('TEAM_ORDER_NOT_FOUND');
  const saved = await readDesign(db, { id: team.product_custom_id });
  if (saved === null) return fail('TEAM_ORDER_NOT_FOUND');
  const isOrganizer = team.user_id === userId;
  const [{ garment, price }, sizes, people, ordered] = await Promise.all([
    readSoldParts(db, saved.design),
    sizesOfDesign(db, team).execute(),
    db
      .selectFrom('sales.team_people')
      .select(['id', 'name', 'option_id', 'print_name', 'print_number', 'created_at'])
      .where('team_order_id', '=', team.id)
      .orderBy('id')
      .execute(),
    isOrganizer ? lastOrderOf(db, team) : null,
  ]);
  return {
    code,
    title: team.title,
    is_organizer: isOrganizer,
    is_open: isTeamOrderOpen(team, shop.clock()),
    closes_at: team.closes_at.toISOString(),
    product_custom_id: team.product_custom_id,
    product: { id: team.product_id, name: localized.parse(garment.name) },
    side_srcs: saved.design.sides.map(({ mockupGroupId }) =>
      renderSrc({
        design: { renderKey: team.render_key, revision: team.revision },
        mockupGroupId: String(mockupGroupId),
        width: 800,
        extension: 'webp',
      }),
    ),
    sizes,
    asks: askedWords(frozenTexts(saved.design)),
    unit_price: price?.total ?? null,
    person_count: people.length,
    ordered,
    people: isOrganizer ? people.map(({ created_at, ...person }) => ({ ...person, joined_at: created_at.toISOString() })) : [],
  };
}

/** The last order of a team's design that was placed for the team and not cancelled. */
async function lastOrderOf(db: Db, team: { user_id: string; product_custom_id: number }): Promise<TeamOrder['ordered']> {
  const found = await db
    .selectFrom('sales.orders as placed')
    .innerJoin('sales.order_products as line', 'line.order_id', 'placed.id')
    .innerJoin('product.product_custom_versions as version', 'version.id', 'line.custom_version_id')
    .select(['placed.id as order_id', 'placed.order_number', 'placed.ordered_at'])
    .select(({ fn }) => fn.sum<string>('line.quantity').as('pieces'))
    .where('placed.user_id', '=', team.user_id)
    .where('placed.needs_proof', '=', true)
    .where('placed.cancelled_at', 'is', null)
    .where('version.product_custom_id', '=', team.product_custom_id)
    .groupBy('placed.id')
    .orderBy('placed.id', 'desc')
    .executeTakeFirst();
  if (found === undefined) return null;
  const { pieces, ordered_at, ...order } = found;
  return { ...order, ordered_at: ordered_at.toISOString(), piece_count: Number(pieces) };
}
