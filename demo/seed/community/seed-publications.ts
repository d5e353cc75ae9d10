import { demoEvents, demoNotices, demoPlans, demoPopups } from '#demo/content/publications.ts';
import { type DemoShop, daysAgo, json } from '#demo/demo-shop.ts';
import { daysAfter } from '#rules/shop/korean-time.ts';

/** Notices, events, plans and popups. */
export async function seedPublications(shop: DemoShop): Promise<void> {
  const { trx, pictures } = shop;
  const inDays = (days: number) => daysAfter(shop.now, days);
  await trx
    .insertInto('management.notices')
    .values(
      demoNotices.map((notice) => ({
        title: json(notice.title),
        content: notice.content,
        translations: json(notice.translations),
        is_pinned: notice.isPinned,
        created_at: daysAgo(shop, notice.daysAgo, 10),
      })),
    )
    .execute();
  for (const [position, event] of demoEvents.entries()) {
    const { id } = await trx
      .insertInto('management.banners')
      .values({
        title: json(event.title),
        sub_title: json(event.subTitle),
        content: event.content,
        translations: json(event.translations),
        link_name: json(event.link.name),
        link_url: event.link.url,
        image_src: pictures.events[event.key]?.wide ?? '',
        position,
        start_date: daysAgo(shop, 5),
        end_date: inDays(event.endsInDays),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.events.set(event.key, id);
    await seedEventParts(shop, id, event);
  }
  for (const [position, popup] of demoPopups.entries()) {
    await trx
      .insertInto('management.popup')
      .values({ position, ...popupOf(shop, popup), start_date: daysAgo(shop, 5), end_date: inDays(popup.endsInDays) })
      .execute();
  }
  await seedPlans(shop);
  await seedPictures(shop);
  await trx
    .insertInto('management.home_templates')
    .values(
      demoEvents.map((event, position) => ({
        src: pictures.events[event.key]?.wide ?? '',
        type: 'MAIN',
        content_type: 'EVENT',
        position,
        url: `/banner/${shop.events.get(event.key)}`,
        is_custom_url: true,
        description: json(event.subTitle),
        add_content: event.content,
      })),
    )
    .execute();
}

/** What an event shows below its text: an artist's graphics, and products by code. */
async function seedEventParts({ trx, graphics, products }: DemoShop, banner_id: number, event: (typeof demoEvents)[number]): Promise<void> {
  const works = 'artist' in event ? (graphics[event.artist] ?? []).slice(0, 8) : [];
  if (works.length > 0)
    await trx
      .insertInto('management.banner_graphics')
      .values(works.map(({ id }, position) => ({ banner_id, graphic_id: id, position })))
      .execute();
  for (const [position, code] of ('products' in event ? event.products : []).entries()) {
    const product = products.get(code);
    if (!product) throw new Error(`an event names a product that was not seeded: ${code}`);
    await trx.insertInto('management.banner_products').values({ banner_id, product_id: product.id, position }).execute();
  }
}

function popupOf(shop: DemoShop, popup: (typeof demoPopups)[number]) {
  if ('picture' in popup) {
    const image_src = shop.pictures.named[`popup-poster:${popup.picture}`]?.src ?? '';
    return { title: popup.title, translations: json(popup.translations), url_path: popup.url, image_src };
  }
  const { ko: title = '', en = '', cn = '' } = demoEvents.find(({ key }) => key === popup.event)?.title ?? {};
  return {
    title,
    translations: json({ en: { title: en }, cn: { title: cn } }),
    url_path: `/banner/${shop.events.get(popup.event)}`,
    image_src: shop.pictures.events[popup.event]?.popup ?? '',
  };
}

async function seedPlans(shop: DemoShop): Promise<void> {
  for (const [position, plan] of demoPlans.entries()) {
    const { id } = await shop.trx
      .insertInto('product.plans')
      .values({
        title: json(plan.title),
        content: plan.content,
        translations: json(plan.translations),
        image_src: shop.pictures.plans[position] ?? '',
        position,
        start_date: daysAgo(shop, 10),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    shop.plans.push(id);
    const graphics = plan.artists.flatMap((artist) => (shop.graphics[artist] ?? []).slice(0, 6));
    await shop.trx
      .insertInto('product.plan_graphics')
      .values(
        graphics.map((graphic, order) => ({
          plan_id: id,
          graphic_id: graphic.id,
          position: order,
          ...(order % 5 === 0
            ? { add_content: plan.told.ko, translations: json({ en: { add_content: plan.told.en }, cn: { add_content: plan.told.cn } }) }
            : {}),
        })),
      )
      .execute();
    const products = [...shop.products.values()].filter((_, index) => index % 4 === position).slice(0, 6);
    await shop.trx
      .insertInto('product.plan_products')
      .values(products.map((product, order) => ({ plan_id: id, product_id: product.id, position: order })))
      .execute();
  }
}

/** The picture library: posters of events, as if uploaded by staff. */
async function seedPictures(shop: DemoShop): Promise<void> {
  const { trx, pictures, members } = shop;
  const rows = demoEvents.flatMap((event, index) => {
    const wide = pictures.named[`event:${event.key}`];
    if (wide === undefined) return [];
    const { src, width, height } = wide;
    const alt = json({ ko: `${event.title.ko} 포스터`, en: `Poster of ${event.title.en}`, cn: `${event.title.cn}海报` });
    // The file is drawn later; this estimates the bytes of a poster this size.
    const bytes = Math.round((width * height) / 12);
    return [{ name: `event-${event.key}.jpg`, folder: '이벤트', src, width, height, bytes, alt, created_at: daysAgo(shop, 20 - index) }];
  });
  const uploaded_by = members.get('admin') ?? null;
  await trx
    .insertInto('management.pictures')
    .values(rows.map((row) => ({ ...row, uploaded_by })))
    .execute();
}
