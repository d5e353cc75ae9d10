import { sql } from 'kysely';
import type { ContentBody, ContentKindName } from '#contract/rest/admin/content/kinds.ts';
import { urlFor } from '#contract/routes.ts';
import { hiddenState, shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** A drafted item: its id and the contents of its form. */
interface DraftedThing {
  kind: ContentKindName | 'terms' | 'products';
  id: number;
  body: ContentBody;
}

/** The path where shoppers see a published item; null while it is hidden, or when no page shows it. */
export async function shownPath(db: Db, thing: DraftedThing, now: Date): Promise<string | null> {
  const { state, words } = thing.body;
  if (state === hiddenState) return null;
  // Synonyms have no page of their own; a search shows their effect.
  if (thing.kind === 'search-synonyms') return urlFor('search', {}, { q: String(words).split(',')[0]?.trim() ?? '' });
  return draftPath(db, thing, now);
}

/**
 * The path where shoppers would see a draft; null when no page shows it, or when the shop has nothing to show it with (no brand for its
 * home, no garment for its guide).
 */
export async function draftPath(db: Db, { kind, id, body }: DraftedThing, now: Date): Promise<string | null> {
  switch (kind) {
    case 'popups':
    case 'shop-info':
      return urlFor('main');
    case 'banners':
      return urlFor('banner', { id });
    case 'plans':
      return urlFor('plan', { id });
    case 'notices':
      return urlFor('mypage-notice', {}, { id });
    case 'faqs':
      return urlFor('mypage-faq');
    case 'influencers':
      return urlFor('influencer', { id });
    case 'influencer-posts':
      return urlFor('influencer-feed', { id: Number(body.influencer_id), feed_id: id });
    case 'products':
      return urlFor('product-id', { id });
    case 'terms':
      return urlFor('terms', {}, { type: String(body.type) });
    case 'home-templates':
      return orNone(await brandOf(db, body.brand_id), (brand) => urlFor('brand', { id: brand }));
    case 'guides':
      return orNone(
        await firstOf(db, sql`product.products where type = 'CUSTOM' and state = ${shownState} and deleted_at is null`),
        (product) => urlFor('product-id', { id: product }, { customize: 1 }),
      );
    case 'shipping-policies':
      return orNone(
        await firstOf(db, sql`product.products where state = ${shownState} and deleted_at is null and shipping_policy_id = ${id}`),
        (product) => urlFor('product-id', { id: product }),
      );
    case 'shop-rules':
    case 'member-grades':
    case 'search-synonyms':
      return null;
    case 'detail-templates':
      return templatePath(db, String(body.type), now);
  }
}

/** The first detail page that uses a template of this type. */
async function templatePath(db: Db, type: string, now: Date): Promise<string | null> {
  if (type === 'BRAND') return orNone(await brandOf(db, null), (id) => urlFor('brand', { id }));
  if (type === 'PLAN') {
    const shown = sql`product.plans where state = ${shownState} and deleted_at is null and (start_date is null or start_date <= ${now}) and (end_date is null or end_date > ${now})`;
    return orNone(await firstOf(db, shown), (id) => urlFor('plan', { id }));
  }
  const work = await db
    .selectFrom('product.graphics as graphic')
    .innerJoin('product.artists as artist', 'artist.id', 'graphic.artist_id')
    .select(['graphic.id', 'artist.path_name'])
    .where('graphic.state', '=', shownState)
    .where('graphic.deleted_at', 'is', null)
    .where('artist.deleted_at', 'is', null)
    .orderBy('graphic.id')
    .executeTakeFirst();
  if (work === undefined) return null;
  if (type === 'ARTIST') return urlFor('artist-name', { name: work.path_name });
  return urlFor('artist-name-graphic', { name: work.path_name, graphic_id: work.id });
}

async function brandOf(db: Db, chosen: unknown): Promise<number | null> {
  return typeof chosen === 'number' ? chosen : firstOf(db, sql`product.brands where state = ${shownState} and deleted_at is null`);
}

async function firstOf(db: Db, from: ReturnType<typeof sql>): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ${from} order by id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

function orNone(id: number | null, path: (id: number) => string): string | null {
  return id === null ? null : path(id);
}
