import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { type BlockKind, blockKinds, blockParts, type ItemType } from '#rules/home/home-block.ts';
import { mostBlocks, mostCharacters, mostItems, mostLabels, mostThumbnails, type PageBlock } from '#rules/home/page/page-block.ts';
import { isPath } from '#rules/shop/link.ts';
import { inEveryLocale } from '#rules/shop/locale.ts';
import { colour, id } from '../rest/values.ts';

const text = z.string().max(mostCharacters);
/** Missing languages default to empty, for pages saved before the shop supported a language. */
const texts = z.strictObject({ ...inEveryLocale(() => text.default('')), ko: text, en: text });
const key = z.string().regex(/^[\w-]{1,40}$/);
const address = z.string().trim().max(500);
const pixels = z.int().positive().max(20_000).nullable();

/** One of the shop's own pictures, by path, never a URL of another host. */
const src = z.string().max(300).refine(isPath, because('PICTURE'));

const items = (of: ItemType | null) =>
  z.array(z.strictObject({ type: z.literal(of ?? 'PRODUCT'), refer_id: id, is_show_index: z.boolean() })).max(of === null ? 0 : mostItems);

const label = z.strictObject({ text: texts, background_color: colour, text_color: colour });

function thumbnails(kind: BlockKind) {
  const parts = blockParts[kind].thumbnails;
  const thumbnail = z.strictObject({
    key,
    thumbnail_src: src,
    thumbnail_url: address,
    thumbnail_width: pixels,
    thumbnail_height: pixels,
    thumbnail_alt: texts,
    title: texts,
    content: texts,
    labels: z.array(label).max(parts?.hasLabels ? mostLabels : 0),
    items: items(parts?.items ?? null),
  });
  return z
    .array(thumbnail)
    .max(parts === null ? 0 : parts.are === 'icon' ? 1 : mostThumbnails)
    .refine(hasOwnKeys, because('TWICE'));
}

/** The schema of each kind of block, built from blockParts. Accepts unfinished blocks (rules/home/page/page-problems.ts). */
const blockSchemas = Object.fromEntries(blockKinds.map((kind) => [kind, blockSchema(kind)])) as Record<BlockKind, z.ZodType<PageBlock>>;

function blockSchema(kind: BlockKind): z.ZodType<PageBlock> {
  const [type = '', sub_type = ''] = kind.split(' ');
  const parts = blockParts[kind];
  return z.strictObject({
    key,
    is_hidden: z.boolean(),
    type: z.literal(type),
    sub_type: z.literal(sub_type),
    is_title: z.boolean(),
    title: texts,
    sub_title: texts,
    title_btn: texts,
    title_btn_url: address,
    title_style: z.strictObject({
      color: colour.optional(),
      'background-color': colour.optional(),
      'text-align': z.enum(['left', 'center']).optional(),
    }),
    thumbnails: thumbnails(kind),
    items: items(parts.items?.of ?? null),
  });
}

/** All blocks of a page, top to bottom. */
export const pageBlocks = z
  .array(z.union(Object.values(blockSchemas)))
  .max(mostBlocks)
  .refine(hasOwnKeys, because('TWICE'));

function hasOwnKeys(things: readonly { key: string }[]): boolean {
  return new Set(things.map(({ key: each }) => each)).size === things.length;
}
