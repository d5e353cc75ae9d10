import { type DemoInquiry, demoInquiries } from '#demo/content/inquiries.ts';
import { type DemoShop, daysAgo } from '#demo/demo-shop.ts';
import { type InquiryState, isAnswered, stateAfter } from '#rules/community/inquiry.ts';
import {
  answerDueBy,
  firstServiceHours,
  type ServiceCalendar,
  serviceCalendar,
  serviceMinutesLater,
} from '#rules/community/service-hours.ts';

/** Questions on boards and to the shop, answered within service hours, because the shop's stated response time is computed from them. */
export async function seedInquiries(shop: DemoShop): Promise<void> {
  const days = await shop.trx.selectFrom('management.holidays').select('day').execute();
  const calendar = serviceCalendar(
    days.map(({ day }) => day),
    firstServiceHours,
  );
  for (const asked of demoInquiries) await seedInquiry(shop, asked, calendar);
}

async function seedInquiry(shop: DemoShop, asked: DemoInquiry, calendar: ServiceCalendar): Promise<void> {
  const created_at = daysAgo(shop, asked.daysAgo, asked.hour);
  const thread = threadOf(asked, created_at, calendar).filter((message) => message.created_at <= shop.now);
  const last = thread.at(-1);
  const status: InquiryState = last === undefined ? 'PENDING' : stateAfter(last.author);
  const { id } = await shop.trx
    .insertInto('member.inquiries')
    .values({
      user_id: shop.members.get(asked.member) ?? '',
      product_id: asked.product === undefined ? null : (shop.products.get(asked.product)?.id ?? null),
      product_custom_id: asked.product === undefined && asked.type === 'CUSTOM' ? await designOf(shop, asked.member) : null,
      type: asked.type,
      title: asked.title,
      content: asked.content,
      is_secret: asked.isSecret ?? false,
      status,
      answered_at: thread.find(({ author }) => author !== 'MEMBER')?.created_at ?? null,
      created_at,
      answer_by: isAnswered(status) ? null : answerDueBy(created_at, [], calendar),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (thread.length === 0) return;
  const staff = { SHOP: shop.members.get('admin') ?? null, BRAND: shop.members.get('brand') ?? null, MEMBER: null };
  await shop.trx
    .insertInto('member.inquiry_messages')
    .values(thread.map((message) => ({ ...message, inquiry_id: id, staff_id: staff[message.author] })))
    .execute();
}

function threadOf({ thread }: DemoInquiry, asked: Date, calendar: ServiceCalendar) {
  let before = asked;
  return thread.map(({ author, minutes, content }) => {
    const later = new Date(before.getTime() + minutes * 60_000);
    before = author === 'MEMBER' ? later : (serviceMinutesLater(before, minutes, calendar) ?? later);
    return { author, content, created_at: before };
  });
}

/** A member's newest design; null when there is none. */
async function designOf(shop: DemoShop, member: string): Promise<number | null> {
  const design = await shop.trx
    .selectFrom('product.product_customs')
    .select('id')
    .where('user_id', '=', shop.members.get(member) ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return design?.id ?? null;
}
