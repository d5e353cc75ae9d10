import type { Desk, Followers } from '#contract/rest/admin/desk.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { daysAfter, daysBefore, koreanDay, momentOfKoreanTime } from '#rules/shop/korean-time.ts';
import type { Db } from '#server/transaction/transaction.ts';

const WEEKS = 12;

/** The ids of the artists that this member acts for. */
export async function ownArtistIds(db: Db, userId: string): Promise<number[]> {
  const rows = await db.selectFrom('product.artists').select('id').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The ids of the brands that this member acts for. */
export async function ownBrandIds(db: Db, userId: string): Promise<number[]> {
  const rows = await db.selectFrom('product.brands').select('id').where('user_id', '=', userId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The artists and brands this member acts for, and what they do as staff. */
export async function readDesk(db: Db, userId: string, staffRoles: readonly StaffRole[]): Promise<Desk> {
  const artists = await db
    .selectFrom('product.artists')
    .select(['id', 'name', 'path_name', 'follower_count'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const brands = await db
    .selectFrom('product.brands')
    .select(['id', 'name', 'follower_count'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return { artists, brands, staff_roles: [...staffRoles] };
}

/**
 * An artist's followers, and how many were new in each of the last weeks, counted back from today in Korea; null when there is no such
 * artist.
 */
export async function countFollowers(db: Db, artistId: number, now: Date): Promise<Followers | null> {
  const artist = await db.selectFrom('product.artists').select('follower_count').where('id', '=', artistId).executeTakeFirst();
  if (artist === undefined) return null;
  const tomorrow = daysAfter(momentOfKoreanTime(`${koreanDay(now)} 00:00:00`), 1);
  const begins = Array.from({ length: WEEKS }, (_, index) => daysBefore(tomorrow, 7 * (WEEKS - index)));
  const follows = await db
    .selectFrom('product.artist_follows')
    .select('created_at')
    .where('artist_id', '=', artistId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', begins[0] ?? now)
    .execute();
  const weeks = begins.map((begin) => ({
    starts_on: koreanDay(begin),
    follow_count: follows.filter(({ created_at }) => created_at >= begin && created_at < daysAfter(begin, 7)).length,
  }));
  return { follower_count: artist.follower_count, weeks };
}
