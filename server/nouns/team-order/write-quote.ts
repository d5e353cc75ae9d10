import { type Failure, fail } from '#contract/errors/errors.ts';
import { localized } from '#contract/rest/values.ts';
import { quoteOf } from '#rules/order/team/quote.ts';
import { readDesign } from '#server/nouns/design/read-design.ts';
import { optionsToPrice } from '#server/nouns/price/read-line-rows.ts';
import { readSoldParts } from '#server/nouns/share/read-shared-design.ts';
import { readShopRules } from '#server/nouns/shop/read-shop-rules.ts';
import type { Shop } from '#server/shop.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { drawQuote, type QuoteSeller } from './draw-quote.ts';
import { findTeamOrder, sizesOfDesign } from './find-team-order.ts';

/**
 * A quote for the organizer's team order as it stands, as a PDF: the people who joined by size, at today's prices. Errors:
 * TEAM_ORDER_NOT_FOUND (also for somebody else's), NOTHING_SELECTED (nobody joined), PRODUCT_UNAVAILABLE (something of it is not sold).
 */
export async function writeQuote(shop: Shop, userId: string, code: string): Promise<Buffer | Failure> {
  const db = shop.database.service;
  const team = await findTeamOrder(db, code);
  const saved = team?.user_id === userId ? await readDesign(db, { id: team.product_custom_id }) : null;
  if (team === undefined || saved === null) return fail('TEAM_ORDER_NOT_FOUND');
  const [{ garment, price }, sizes, people, [policy], rules, seller] = await Promise.all([
    readSoldParts(db, saved.design),
    sizesOfDesign(db, team).execute(),
    db.selectFrom('sales.team_people').select('option_id').where('team_order_id', '=', team.id).execute(),
    optionsToPrice(db).where('option.id', '=', saved.design.optionId).execute(),
    readShopRules(db),
    readSeller(db),
  ]);
  if (people.length === 0) return fail('NOTHING_SELECTED');
  if (price === null || policy === undefined) return fail('PRODUCT_UNAVAILABLE');
  const chosen = sizes.map(({ option_id, name }) => ({
    name,
    quantity: people.filter((person) => person.option_id === option_id).length,
  }));
  const now = shop.clock();
  const quote = quoteOf({ unit_price: price.total, sizes: chosen, policy: { ...policy, id: policy.policy_id } }, rules, now);
  const item = [localized.parse(garment.name).ko, garment.color_name && localized.parse(garment.color_name).ko, '주문 제작 인쇄'];
  return drawQuote({ seller, title: team.title || '단체 주문', item: item.filter(Boolean).join(' · '), quote, now });
}

async function readSeller(db: Db): Promise<QuoteSeller> {
  const shop = await db
    .selectFrom('management.shop_info')
    .select(['company_name', 'ceo', 'registration_number', 'business_type', 'business_category', 'phone', 'email'])
    .select(['zip_code', 'address', 'detail_address'])
    .executeTakeFirst();
  const facts = [
    ['대표자', shop?.ceo],
    ['사업자등록번호', shop?.registration_number],
    ['업태 / 종목', [shop?.business_type, shop?.business_category].filter(Boolean).join(' / ')],
    ['주소', [shop?.zip_code && `(${shop.zip_code})`, shop?.address, shop?.detail_address].filter(Boolean).join(' ')],
    ['전화', shop?.phone],
    ['이메일', shop?.email],
  ] as const;
  return { name: shop?.company_name ?? '', facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) };
}
