import { type Failure, fail } from '#contract/errors/errors.ts';
import { renderSrc } from '#contract/pictures/renders.ts';
import type { TeamOrder } from '#contract/rest/design/team-orders.ts';
import { localized } from '#contract/rest/values.ts';
import { frozenTexts } from '#rules/order/frozen-design.ts';
import { askedWords, isTeamOrderOpen } from '#rules/order/team/team-order.ts';
import { readDesign } from '#server/nouns/design/read-design.ts';
import { readSoldParts } from '#server/nouns/share/read-shared-design.ts';
import type { Shop } from '#server/shop.ts';
import { findTeamOrder, sizesOfDesign } from './find-team-order.ts';

/** A team order for whoever has its link; its people are for the organizer alone. Errors: TEAM_ORDER_NOT_FOUND. */
export async function readTeamOrder(shop: Shop, code: string, userId: string | null): Promise<TeamOrder | Failure> {
  const db = shop.database.service;
  const team = await findTeamOrder(db, code);
  if (team === undefined) return fail('TEAM_ORDER_NOT_FOUND');
  const saved = await readDesign(db, { id: team.product_custom_id });
  if (saved === null) return fail('TEAM_ORDER_NOT_FOUND');
  const isOrganizer = team.user_id === userId;
  const [{ garment, price }, sizes, people] = await Promise.all([
    readSoldParts(db, saved.design),
    sizesOfDesign(db, team).execute(),
    db
      .selectFrom('sales.team_people')
      .select(['id', 'name', 'option_id', 'print_name', 'print_number', 'created_at'])
      .where('team_order_id', '=', team.id)
      .orderBy('id')
      .execute(),
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
    people: isOrganizer ? people.map(({ created_at, ...person }) => ({ ...person, joined_at: created_at.toISOString() })) : [],
  };
}
