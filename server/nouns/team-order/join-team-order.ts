import { createHash, randomBytes } from 'node:crypto';
import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import type { JoinTeamOrder } from '#contract/rest/design/team-orders.ts';
import { isTeamOrderOpen, TEAM_PEOPLE_MAX } from '#rules/order/team/team-order.ts';
import { textRefusal } from '#server/nouns/design/freeze-design.ts';
import { readDesign } from '#server/nouns/design/read-design.ts';
import type { Shop } from '#server/shop.ts';
import { inTransaction, type Trx } from '#server/transaction/transaction.ts';
import { findTeamOrder, sizesOfDesign, type TeamOrderRow } from './find-team-order.ts';
import { byPrint, personalDesign } from './personal-design.ts';

type Person = JoinTeamOrder['people'][number];

/**
 * Adds people to a team order: all of them or none. Each gets a token that changes their row later. Errors: TEAM_ORDER_NOT_FOUND,
 * TEAM_ORDER_CLOSED, TEAM_ORDER_FULL, OPTION_REQUIRED (no size of the design), TEXT_REFUSED, TEXT_LETTERS_MISSING.
 */
export function joinTeamOrder(
  shop: Shop,
  code: string,
  { people }: JoinTeamOrder,
): Promise<{ people: { id: number; token: string }[] } | Failure> {
  return inTransaction<{ people: { id: number; token: string }[] } | Failure>(shop.database.service, async (trx) => {
    const team = await openTeamOrder(shop, trx, code);
    if (isFailure(team)) return team;
    const { count } = await trx
      .selectFrom('sales.team_people')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('team_order_id', '=', team.id)
      .executeTakeFirstOrThrow();
    if (Number(count) + people.length > TEAM_PEOPLE_MAX) return fail('TEAM_ORDER_FULL');
    const refusal = await refusalOf(trx, team, people);
    if (refusal !== null) return refusal;
    const tokens = new Map(people.map((person) => [person, randomBytes(24).toString('base64url')]));
    const joined = { team_order_id: team.id, created_at: shop.clock() };
    const made = await trx
      .insertInto('sales.team_people')
      .values([...tokens].map(([person, token]) => ({ ...person, ...joined, token_hash: hashOf(token) })))
      .returning(['id', 'token_hash'])
      .execute();
    const ids = new Map(made.map(({ id, token_hash }) => [token_hash, id]));
    return { people: [...tokens.values()].map((token) => ({ id: ids.get(hashOf(token)) ?? 0, token })) };
  });
}

/** Changes what a person chose. Errors: TEAM_PERSON_NOT_FOUND (no such token), and those of joinTeamOrder. */
export function changeTeamPerson(shop: Shop, token: string, person: Person): Promise<Record<string, never> | Failure> {
  return inTransaction<Record<string, never> | Failure>(shop.database.service, async (trx) => {
    const own = await trx
      .selectFrom('sales.team_people as person')
      .innerJoin('sales.team_orders as team', 'team.id', 'person.team_order_id')
      .select(['person.id', 'team.code'])
      .where('person.token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (own === undefined) return fail('TEAM_PERSON_NOT_FOUND');
    const team = await openTeamOrder(shop, trx, own.code);
    if (isFailure(team)) return team;
    const refusal = await refusalOf(trx, team, [person]);
    if (refusal !== null) return refusal;
    await trx.updateTable('sales.team_people').set(person).where('id', '=', own.id).execute();
    return {};
  });
}

/** Removes a person from one's own team order. Errors: TEAM_PERSON_NOT_FOUND, also in somebody else's. */
export async function removeTeamPerson(
  { database: { service } }: Shop,
  userId: string,
  { code, id }: { code: string; id: number },
): Promise<Record<string, never> | Failure> {
  const own = service.selectFrom('sales.team_orders').select('id').where('code', '=', code).where('user_id', '=', userId);
  const removed = await service
    .deleteFrom('sales.team_people')
    .where('id', '=', id)
    .where('team_order_id', 'in', own)
    .returning('id')
    .executeTakeFirst();
  return removed === undefined ? fail('TEAM_PERSON_NOT_FOUND') : {};
}

/** The team order, locked, so that its people are counted one after another. */
async function openTeamOrder(shop: Shop, trx: Trx, code: string): Promise<TeamOrderRow | Failure> {
  await trx.selectFrom('sales.team_orders').select('id').where('code', '=', code).forUpdate().execute();
  const team = await findTeamOrder(trx, code);
  if (team === undefined) return fail('TEAM_ORDER_NOT_FOUND');
  return isTeamOrderOpen(team, shop.clock()) ? team : fail('TEAM_ORDER_CLOSED');
}

async function refusalOf(trx: Trx, team: TeamOrderRow, people: readonly Person[]): Promise<Failure | null> {
  const sizes = await sizesOfDesign(trx, team).execute();
  if (!people.every((person) => sizes.some((size) => size.option_id === person.option_id)))
    return fail('OPTION_REQUIRED', { field: 'option_id' });
  const saved = await readDesign(trx, { id: team.product_custom_id });
  if (saved === null) return fail('TEAM_ORDER_NOT_FOUND');
  for (const { words } of byPrint(people)) {
    const refusal = await textRefusal(trx, await personalDesign(saved.design, words));
    if (refusal !== null) return fail(refusal, { field: 'print_name' });
  }
  return null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
