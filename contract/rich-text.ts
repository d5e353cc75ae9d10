import { z } from 'zod';
import { because } from '#contract/errors/why.ts';
import { shopPath } from '#rules/shop/link.ts';
import { parseLibrarySrc, parseOriginalSrc } from './images.ts';

/**
 * Rich text with headings, lists, tables, links and pictures, as the back office editor stores it: a closed schema from which the server generates
 * HTML for shoppers (server/nouns/content/rich-text-html.ts).
 */

/** An address allowed as a link in rich text. */
export const richHref = new RegExp(String.raw`^(?=.{1,500}$)(?:(?:https://[^\\\s/]|mailto:|tel:)[^\\\s]*|${shopPath})$`);
/** Maximum nesting depth of lists and quotations. */
export const RICH_DEPTH = 4;

const href = z.string().max(500).regex(richHref).describe('An https address, a path of the shop, a mail address or a phone');
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href }) }),
]);
const text = z.object({ type: z.literal('text'), text: z.string().min(1).max(20_000), marks: z.array(mark).max(5).optional() });
const hardBreak = z.object({ type: z.literal('hardBreak') });
const inline = z.array(z.discriminatedUnion('type', [text, hardBreak])).max(500);
const picture = z.object({
  type: z.literal('picture'),
  attrs: z.object({
    src: z
      .string()
      .max(200)
      .refine((src) => parseLibrarySrc(src) !== null || parseOriginalSrc(src) !== null, because('PICTURE')),
    alt: z.string().max(200),
  }),
});
const paragraph = z.object({ type: z.literal('paragraph'), content: inline.optional() });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline.optional(),
});

const span = z.int().min(1).max(30);
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.object({ colspan: span, rowspan: span }),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, picture]))
    .min(1)
    .max(50),
});
const table = z.object({
  type: z.literal('table'),
  content: z
    .array(z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(30) }))
    .min(1)
    .max(200),
});

export type RichInline = z.infer<typeof inline>[number];
type RichLeaf = z.infer<typeof paragraph> | z.infer<typeof heading> | z.infer<typeof picture> | { type: 'horizontalRule' };
export type RichCell = z.infer<typeof cell>;
export type RichBlock =
  | RichLeaf
  | z.infer<typeof table>
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList' | 'orderedList'; content: { type: 'listItem'; content: RichBlock[] }[] };

const leaf = z.discriminatedUnion('type', [paragraph, heading, picture, z.object({ type: z.literal('horizontalRule') })]);
const listItem = (block: z.ZodType<RichBlock>) => z.object({ type: z.literal('listItem'), content: z.array(block).min(1).max(200) });
/** Limits the nesting of lists, so that no input can overflow the stack. */
function blockOf(depth: number): z.ZodType<RichBlock> {
  if (depth === 0) return leaf;
  const inner = blockOf(depth - 1);
  return z.union([
    leaf,
    z.object({ type: z.literal('blockquote'), content: z.array(inner).min(1).max(200) }),
    z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem(inner)).min(1).max(200) }),
  ]);
}

/** A complete document. */
export const richText = z.object({ type: z.literal('doc'), content: z.array(z.union([blockOf(RICH_DEPTH), table])).max(500) });
export type RichText = { type: 'doc'; content: RichBlock[] };

/** True for a document without text or pictures. */
export function isBlank(doc: RichText | null | undefined): boolean {
  return !JSON.stringify(doc?.content ?? []).match(/"type":"(?:text|picture|horizontalRule)"/);
}
