import { sql } from 'kysely';
import { containing } from '#contract/graphql/pattern.ts';
import { type LibraryName, librarySrc, type OriginalName, parseLibrarySrc, parseOriginalSrc } from '#contract/images.ts';
import type { Picture, PictureDetail, PicturePage, PicturesQuery } from '#contract/rest/admin/pictures.ts';
import { cutAround, type PicturePart } from '#rules/home/picture.ts';
import { inEveryLocale, type Locale } from '#rules/shop/locale.ts';
import { sentRow } from '#server/reply-rows.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { findPictureUses } from './find-picture-uses.ts';

/** A page of the library, newest first, with its folders. */
export async function readPictures(db: Db, { q, folder, src, limit, offset }: PicturesQuery): Promise<PicturePage> {
  let found = pictureRows(db);
  if (folder !== undefined) found = found.where('picture.folder', '=', folder);
  if (q !== '')
    found = found.where(
      sql<boolean>`concat_ws(' ', picture.name, picture.folder, picture.alt ->> 'ko', picture.alt ->> 'en') ilike ${containing(q)}`,
    );
  const asked = src === undefined ? null : parseLibrarySrc(src);
  if (src !== undefined) found = asked === null ? found.where('picture.src', '=', src) : found.where('picture.id', '=', asked.id);
  const rows = await found
    .select(sql<string>`count(*) over ()`.as('total'))
    .orderBy('picture.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const folders = await db
    .selectFrom('management.pictures')
    .select(['folder as name', sql<string>`count(*)`.as('count')])
    .where('deleted_at', 'is', null)
    .groupBy('folder')
    .orderBy('folder')
    .limit(200)
    .execute();
  return {
    total: Number(rows[0]?.total ?? 0),
    pictures: rows.map(pictureOf),
    folders: folders.map(({ name, count }) => ({ name, count: Number(count) })),
  };
}

/** A picture of the library, without its uses; null when there is none. */
export async function readPicture(db: Db, id: number): Promise<Picture | null> {
  const row = await pictureRows(db).where('picture.id', '=', id).executeTakeFirst();
  return row === undefined ? null : pictureOf(row);
}

/** A picture of the library with its uses in the shop; null when there is none. */
export async function readPictureDetail(db: Db, id: number): Promise<PictureDetail | null> {
  const picture = await readPicture(db, id);
  return picture === null ? null : { picture, uses: await findPictureUses(db, { id, src: picture.original }) };
}

/** The file of a library picture and its crop for the requested ratio; null when there is no such picture. */
export async function readPictureFile(
  db: Db,
  { id, ratio }: LibraryName,
): Promise<{ name: OriginalName; part: PicturePart | null } | null> {
  const row = await db
    .selectFrom('management.pictures')
    .select(['src', 'width', 'height', 'focal_x', 'focal_y'])
    .where('id', '=', id)
    .executeTakeFirst();
  const name = row === undefined ? null : parseOriginalSrc(row.src);
  if (row === undefined || name === null) return null;
  return { name, part: ratio === null ? null : cutAround(row, ratio, { x: row.focal_x, y: row.focal_y }) };
}

function pictureRows(db: Db) {
  return db
    .selectFrom('management.pictures as picture')
    .leftJoin('member.members as uploader', 'uploader.id', 'picture.uploaded_by')
    .selectAll('picture')
    .select('uploader.name as uploader')
    .where('picture.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof pictureRows>['execute']>>[number];

function pictureOf(row: Row): Picture {
  const alt = row.alt as Partial<Record<Locale, string>>;
  return {
    ...sentRow(row),
    src: librarySrc({ id: row.id, ratio: null }),
    original: row.src,
    alt: inEveryLocale((locale) => alt[locale] ?? ''),
  };
}
