import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { ALT_MAX, FOLDER_MAX, PICTURE_NAME_MAX } from '#rules/home/picture.ts';
import { MOST_LIST_ROWS } from '#rules/shop/list-parts.ts';
import { inEveryLocale } from '#rules/shop/locale.ts';
import { digits, id, time, writing } from '../values.ts';

const alternative = z.string().trim().max(ALT_MAX).default('');
/** The alternative text in each language; may be empty. */
const pictureAlt = z.strictObject(inEveryLocale(() => alternative));
const percent = z.int().min(0).max(100);
const folder = z.string().trim().max(FOLDER_MAX);
const name = writing(PICTURE_NAME_MAX);

/** A library picture. `src` stays when the file is replaced; `original` is the current file, which is immutable. */
export const picture = z.object({
  id,
  src: z.string(),
  original: z.string(),
  name: z.string(),
  folder: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  version: z.int(),
  focal_x: percent,
  focal_y: percent,
  alt: z.object(inEveryLocale(() => z.string())),
  uploader: z.string().nullable(),
  created_at: time,
  replaced_at: time.nullable(),
});

/** A row that uses a picture: its table, id, name, and the column. */
const pictureUse = z.object({ table: z.string(), row_id: z.string(), name: z.string().nullable(), column: z.string() });
export const pictureDetail = z.object({ picture, uses: z.array(pictureUse) });

export const picturesQuery = z.object({
  q: z.string().trim().max(100).default(''),
  folder: folder.optional(),
  /** Find the picture behind a URL, to show a field's value. */
  src: z.string().max(200).optional(),
  limit: digits(z.int().min(1).max(MOST_LIST_ROWS)).default(50),
  offset: digits(z.int().min(0).max(1_000_000)).default(0),
});
export const picturePage = z.object({
  total: z.int(),
  pictures: z.array(picture),
  folders: z.array(z.object({ name: z.string(), count: z.int() })),
});

export const uploadQuery = z.object({ name, folder: folder.default('') });

/** The editable metadata of a picture. */
export const pictureWords = z.strictObject({ name, folder, focal_x: percent, focal_y: percent, alt: pictureAlt });
/** PATCH /api/admin/pictures/{id}: only the fields to change, so that two people editing different fields do not overwrite each other. */
export const pictureBody = pictureWords.partial().refine((body) => Object.keys(body).length > 0, because('UNCHANGED'));

const px = z.int().min(0).max(20_000);
/** A region of a picture in pixels, to save as a new picture or in its place. */
export const cropBody = z.strictObject({ left: px, top: px, width: px.min(1), height: px.min(1), as: z.enum(['NEW', 'REPLACE']) });

export type Picture = z.infer<typeof picture>;
export type PictureUse = z.infer<typeof pictureUse>;
export type PictureDetail = z.infer<typeof pictureDetail>;
export type PicturePage = z.infer<typeof picturePage>;
export type PicturesQuery = z.infer<typeof picturesQuery>;
export type PictureBody = z.infer<typeof pictureBody>;
export type CropBody = z.infer<typeof cropBody>;
