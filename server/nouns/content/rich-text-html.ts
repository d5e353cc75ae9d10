import type { RichBlock, RichCell, RichInline, RichText } from '#contract/rich-text.ts';

/**
 * Renders a document as HTML. Only elements of the closed schema are written and everything else is escaped; the sanitizer of the pages
 * (server/web/safety/trusted-html.ts) still filters it wherever it is shown.
 */
export function richTextHtml(doc: RichText): string {
  return doc.content.map(blockHtml).join('\n');
}

/** A line of plain text as HTML. Text that starts with `<` is taken for HTML and returned unchanged. */
export function htmlOfText(text: string): string {
  return text === '' || text.startsWith('<') ? text : `<p>${escaped(text)}</p>`;
}

/** The line of plain text behind such HTML; HTML with more in it is returned unchanged. */
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
    case 'table':
      return `<table><tbody>${block.content.map((row) => `<tr>${row.content.map(cellHtml).join('')}</tr>`).join('')}</tbody></table>`;
  }
}

function itemsHtml(items: readonly { content: RichBlock[] }[]): string {
  return items.map(({ content }) => `<li>${content.map(itemPart).join('')}</li>`).join('');
}

function cellHtml({ type, attrs, content }: RichCell): string {
  const [name, spans] = [type === 'tableHeader' ? 'th' : 'td', Object.entries(attrs).filter(([, span]) => span > 1)];
  const [only] = content;
  const words = content.length === 1 && only !== undefined ? itemPart(only) : content.map(blockHtml).join('');
  return `<${name}${spans.map(([key, span]) => ` ${key}="${span}"`).join('')}>${words}</${name}>`;
}

/** The text of a list item is not wrapped in a paragraph, as in handwritten lists. */
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

/** The ampersand is last when decoding and first when encoding. */
const entities = [
  ['"', '&quot;'],
  ['>', '&gt;'],
  ['<', '&lt;'],
  ['&', '&amp;'],
] as const;

function escaped(text: string): string {
  return entities.toReversed().reduce((html, [sign, name]) => html.replaceAll(sign, name), text);
}
