import type { Kysely, Transaction } from 'kysely';
import { ownDayOffSource, publicHolidaySource } from '#rules/order/working-days.ts';
import type { DB } from '../schema.generated.ts';
import { referenceFaqs } from './faqs.ts';
import { referenceHolidays } from './holidays.ts';
import { referenceRewards } from './rewards.ts';
import { referenceCategories, referenceCustomGuides, referenceDetailTemplates } from './shop.ts';

/**
 * Reference data every shop needs: rewards, holidays, FAQs, guides, templates, categories, and a company yet to be written. What only
 * somebody who answers for it can say (company, terms, shipping fees) is not among it. Existing data is not changed.
 */
export async function seedReference(service: Kysely<DB>): Promise<void> {
  await service.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('management.shop_info')
      .values({ banner_autoplay: 4000 })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst();
    await insertMissingRewards(trx);
    await insertMissingHolidays(trx);
    if (numInsertedOrUpdatedRows === 0n) return;
    await trx
      .insertInto('management.faqs')
      .values(
        referenceFaqs.map((faq, position) => ({
          category: faq.category,
          question: json(faq.question),
          answer: json(faq.answer),
          position,
        })),
      )
      .execute();
    await trx
      .insertInto('management.custom_guides')
      .values(
        referenceCustomGuides.map((guide, position) => ({ title: json(guide.title), description: json(guide.description), position })),
      )
      .execute();
    await trx
      .insertInto('management.detail_templates')
      .values(referenceDetailTemplates.map((template, position) => ({ ...template, title: json(template.title), position })))
      .execute();
    await trx
      .insertInto('product.categories')
      .values(referenceCategories.map((category, position) => ({ ...category, name: json(category.name), position })))
      .execute();
  });
}

/** By cause, so that existing shops get new rewards too. */
async function insertMissingRewards(trx: Transaction<DB>): Promise<void> {
  await trx
    .insertInto('member.reward_kinds')
    .values(referenceRewards.map((reward) => ({ ...reward, name: json(reward.name), why: json(reward.why) })))
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
}

/** By year: a year with any public holiday belongs to the operator, who may have added or removed days. */
async function insertMissingHolidays(trx: Transaction<DB>): Promise<void> {
  const known = await trx.selectFrom('management.holidays').select('day').where('source', '<>', ownDayOffSource).execute();
  const years = new Set(known.map(({ day }) => day.slice(0, 4)));
  const missing = referenceHolidays.filter(({ day }) => !years.has(day.slice(0, 4)));
  if (missing.length === 0) return;
  await trx
    .insertInto('management.holidays')
    .values(missing.map(({ day, name }) => ({ day, name: json(name), source: publicHolidaySource })))
    // A day that the shop takes off anyway.
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

function json(value: { ko: string; en: string }): string {
  return JSON.stringify(value);
}
