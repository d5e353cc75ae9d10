import type { RichBlock, RichInline, RichText } from '#contract/rich-text.ts';

/**
 * The HTML of a written text. Only what the closed schema knows is written, everything else is escaped; the sanitizer of the pages
 * (server/web/safety/trusted-html.ts) still has the last word wherever it is shown.
 */
export function richTextHtml(doc: RichText): string {
  return doc.content.map(blockHtml).join('\n');
}

/** One line of words as HTML. What is marked up already was written by another way and stays so. */
export function htmlOfText(text: string): string {
  return text === '' || text.startsWith('<') ? text : `<p>${escaped(text)}</p>`;
}

/** The line of words that such HTML says; HTML that says more is given as it is. */
export function textOfHtml(html: string): string {
  const [, words] = /^<p>([^<]*)<\/p>$/.exec(html) ?? [];
  return words === undefined ? html : entities.reduce((text, [sign, name]) => text.replaceAll(name, sign), words);
}

function blockHtml(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`;
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`;
    case 'picture':
      return `<p><img src="${escaped(block.attrs.src)}" alt="${escaped(block.attrs.alt)}"></p>`;
    case 'horizontalRule':
      return '<hr>';
    case 'blockquote':
      return `<blockquote>${block.content.map(blockHtml).join('')}</blockquote>`;
    case 'bulletList':
      return `<ul>${itemsHtml(block.content)}</ul>`;
    case 'orderedList':
      return `<ol>${itemsHtml(block.content)}</ol>`;
  }
}

function itemsHtml(items: readonly { content: RichBlock[] }[]): string {
  return items.map(({ content }) => `<li>${content.map(itemPart).join('')}</li>`).join('');
}

/** The words of an item stand in it without a paragraph of their own, as people write lists. */
function itemPart(block: RichBlock): string {
  return block.type === 'paragraph' ? inlineHtml(block.content) : blockHtml(block);
}

function inlineHtml(content: readonly RichInline[] = []): string {
  return content.map((part) => (part.type === 'hardBreak' ? '<br>' : markedHtml(part))).join('');
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function markedHtml({ text, marks = [] }: Extract<RichInline, { type: 'text' }>): string {
  return marks.reduce((html, mark) => {
    if (mark.type === 'link') return `<a href="${escaped(mark.attrs.href)}">${html}</a>`;
    return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`;
  }, escaped(text));
}

/** The ampersand comes last where they are read, and first where they are written. */
const entities = [
  ['"', '&quot;'],
  ['>', '&gt;'],
  ['<', '&lt;'],
  ['&', '&amp;'],
] as const;

function escaped(text: string): string {
  return entities.toReversed().reduce((html, [sign, name]) => html.replaceAll(sign, name), text);
}
