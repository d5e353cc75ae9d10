import { type Failure, fail, isFailure } from '#contract/errors/errors.ts';
import { type AskedFlaw, unacceptedFlaw } from '#rules/design/custom-design-check.ts';
import { groupedBy } from '#rules/shop/list-parts.ts';
import type { NewLine } from '#server/nouns/cart/prepare-lines.ts';
import { freezeDesign, storeVersion, textRefusal } from '#server/nouns/design/freeze-design.ts';
import type { Shop } from '#server/shop.ts';
import type { Trx } from '#server/transaction/transaction.ts';
import { findTeamOrder } from './find-team-order.ts';
import { byPrint, personalDesign } from './personal-design.ts';

/**
 * The lines of a member's own team order: one for each size and shared design, and separate ones for people with their own words. Nobody
 * can join afterwards, unless its organizer reopens it. Errors: TEAM_ORDER_NOT_FOUND, NOTHING_SELECTED (nobody joined), those of
 * freezeDesign, a flaw that needs consent unless it is in `accepts`, TEXT_REFUSED, TEXT_LETTERS_MISSING.
 */
export async function teamLines(
  trx: Trx,
  shop: Shop,
  userId: string,
  { code, accepts }: { code: string; accepts?: readonly AskedFlaw[] | undefined },
): Promise<NewLine[] | Failure> {
  const team = await findTeamOrder(trx, code);
  if (team?.user_id !== userId) return fail('TEAM_ORDER_NOT_FOUND');
  const frozen = await freezeDesign(trx, team.product_custom_id, { maxGraphics: shop.config.custom.maxGraphics });
  if (isFailure(frozen)) return frozen;
  const flaw = unacceptedFlaw(frozen.problems, accepts);
  if (flaw !== null) return fail(flaw, { field: 'accepts' });
  const closed = { closes_at: shop.clock() };
  await trx.updateTable('sales.team_orders').set(closed).where('id', '=', team.id).where('closes_at', '>', closed.closes_at).execute();
  const people = await trx.selectFrom('sales.team_people').selectAll().where('team_order_id', '=', team.id).orderBy('id').execute();
  if (people.length === 0) return fail('NOTHING_SELECTED');
  const lines: NewLine[] = [];
  for (const { words, people: alike } of byPrint(people)) {
    const design = await personalDesign(frozen.design, words);
    const refusal = await textRefusal(trx, design);
    if (refusal !== null) return fail(refusal);
    const version = await storeVersion(trx, { customId: team.product_custom_id, revision: frozen.revision }, design);
    for (const [option_id, { length: quantity }] of groupedBy(alike, (person) => person.option_id)) {
      const known = lines.find((line) => line.option_id === option_id && line.custom_version_id === version.id);
      const choice = { product_id: team.product_id, option_id, product_custom_id: team.product_custom_id };
      if (known) known.quantity += quantity;
      else lines.push({ ...choice, custom_version_id: version.id, quantity });
    }
  }
  return lines;
}
