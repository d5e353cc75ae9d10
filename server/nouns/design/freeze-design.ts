import type { Kysely } from 'kysely';
import { type ErrorCode, type Failure, fail } from '#contract/errors/errors.ts';
import type { DB } from '#db/schema.generated.ts';
import { LAYER_LIMIT_HARD_CAP } from '#rules/design/custom-design.ts';
import { type DesignProblem, type DesignProblemCode, problemsOf } from '#rules/design/custom-design-check.ts';
import { isPictureRefused } from '#rules/design/picture/own-picture.ts';
import { hasRefusedWord } from '#rules/design/text/refused-words.ts';
import { usageCodes } from '#rules/design/usage/graphic-usage.ts';
import { type FrozenDesign, frozenPictures, frozenTexts } from '#rules/order/frozen-design.ts';
import { readRefusedWords } from '#server/nouns/text/read-refused-words.ts';
import { shapeText } from '#server/nouns/text/shape-text.ts';
import { findDesignProblems } from './find-design-problems.ts';
import { contentHash, readDesign } from './read-design.ts';

export interface DesignVersion {
  id: number;
  contentHash: string;
  revision: number;
  design: FrozenDesign;
  /** Problems that do not prevent printing. */
  problems: readonly DesignProblem[];
}

/**
 * Freezes a saved design as it is now, for cart and order lines to refer to. Freezing the same content again returns the same version. The
 * editor's rules are checked again here, because a direct call to the data service can save what the editor would not. The caller checks
 * whose design it is and whether its graphics are still sold.
 * Errors: DESIGN_NOT_FOUND (missing or deleted), DESIGN_EMPTY (nothing on any side), GRAPHIC_LIMIT, DESIGN_NOT_PRINTABLE (a graphic
 * stretched, too small or large, outside its print area, or a side of another garment), what the artist of a graphic does not allow
 * (`usageCodes`), TEXT_REFUSED, TEXT_LETTERS_MISSING, OWN_PICTURES_OFF, OWN_PICTURE_REFUSED.
 */
export async function freezeDesign(
  db: Kysely<DB>,
  customId: number,
  { maxGraphics = LAYER_LIMIT_HARD_CAP }: { maxGraphics?: number } = {},
): Promise<DesignVersion | Failure> {
  const loaded = await readDesign(db, { id: customId });
  if (loaded === null) return fail('DESIGN_NOT_FOUND');
  const sides = loaded.design.sides.filter((side) => side.layers.length > 0);
  const design = { ...loaded.design, sides };
  const problems = await findDesignProblems(db, customId, design, maxGraphics);
  const [problem] = problemsOf(problems, 'error');
  if (problem) return fail(refusals[problem.code] ?? 'DESIGN_NOT_PRINTABLE', { field: 'product_custom_id' });
  const refusal = (await textRefusal(db, design)) ?? (await pictureRefusal(db, design));
  if (refusal !== null) return fail(refusal, { field: 'product_custom_id' });
  return { ...(await storeVersion(db, { customId, revision: loaded.revision }, design)), problems };
}

/** Stores the content of a design as a version; the same content again is the same version. */
export async function storeVersion(
  db: Kysely<DB>,
  { customId, revision }: { customId: number; revision: number },
  design: FrozenDesign,
): Promise<Omit<DesignVersion, 'problems'>> {
  const hash = contentHash(design);
  await db
    .insertInto('product.product_custom_versions')
    .values({ product_custom_id: customId, revision, content_hash: hash, scene: JSON.stringify(design) })
    .onConflict((conflict) => conflict.columns(['product_custom_id', 'content_hash']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('product.product_custom_versions')
    .select('id')
    .where('product_custom_id', '=', customId)
    .where('content_hash', '=', hash)
    .executeTakeFirstOrThrow();
  const pictures = [...new Set(frozenPictures(design))].map((picture_id) => ({ version_id: id, picture_id }));
  if (pictures.length > 0)
    await db
      .insertInto('product.custom_version_pictures')
      .values(pictures)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return { id, contentHash: hash, design, revision };
}

/** Why a text of a design is not printed: a word that the operator refuses, or letters that its font lacks. */
export async function textRefusal(db: Kysely<DB>, design: FrozenDesign): Promise<'TEXT_REFUSED' | 'TEXT_LETTERS_MISSING' | null> {
  const texts = frozenTexts(design);
  if (texts.length === 0) return null;
  const refused = await readRefusedWords(db);
  if (texts.some(({ words }) => hasRefusedWord(words, refused))) return 'TEXT_REFUSED';
  const shaped = await Promise.all(texts.map(({ words, font }) => shapeText(words, font)));
  return shaped.some(({ missing }) => missing.length > 0) ? 'TEXT_LETTERS_MISSING' : null;
}

/** Why an own picture is not printed: the shop accepts none, or staff refused it. */
async function pictureRefusal(db: Kysely<DB>, design: FrozenDesign): Promise<'OWN_PICTURES_OFF' | 'OWN_PICTURE_REFUSED' | null> {
  const ids = frozenPictures(design);
  if (ids.length === 0) return null;
  if (!(await takesOwnPictures(db))) return 'OWN_PICTURES_OFF';
  const pictures = await db.selectFrom('product.own_pictures').select('state').where('id', 'in', ids).execute();
  return pictures.some(isPictureRefused) ? 'OWN_PICTURE_REFUSED' : null;
}

/** True when the shop prints shoppers' own pictures. */
export async function takesOwnPictures(db: Kysely<DB>): Promise<boolean> {
  const rules = await db.selectFrom('management.shop_rules').select('takes_own_pictures').executeTakeFirst();
  return rules?.takes_own_pictures ?? true;
}

/** Error codes for design problems a shopper can cause; the others can only come from a handmade request. */
const refusals: Partial<Record<DesignProblemCode, ErrorCode>> = {
  DESIGN_EMPTY: 'DESIGN_EMPTY',
  DESIGN_LAYER_LIMIT: 'GRAPHIC_LIMIT',
  ...Object.fromEntries(usageCodes.map((code) => [code, code])),
};
