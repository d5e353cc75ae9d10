import { htmlColumns } from '#contract/rest/admin/content/html-columns.ts';

/** A value of a column, also inside `translations`, with words instead of HTML if the column holds HTML. */
export function inWords(table: string, column: string, value: unknown): unknown {
  if (typeof value === 'string') return htmlColumns.has(`${table}.${column}`) ? wordsOf(value) : value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(table, name, part)]));
}

/** The rest of a tag after its name; a quoted attribute may contain `>`. */
const rest = `((?:[^>"']|"[^"]*"|'[^']*')*)>`;
const links = new RegExp(`<a\\b${rest}(.*?)</a>`, 'gs');
const pictures = new RegExp(`<img\\b${rest}`, 'g');
/** Block tags, which separate words. */
const blockTags = new RegExp(`</?(?:p|h[1-6]|ul|ol|li|blockquote|hr|br)\\b${rest}`, 'g');
const tags = new RegExp(`</?[a-z]${rest}`, 'g');
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ', '&amp;': '&' } as const;

/** The words of HTML. Links and pictures come with their address, because a change of it alone would not show. */
function wordsOf(html: string): string {
  return html
    .replace(links, (_, attributes: string, words: string) => `${words} (${attributeOf(attributes, 'href')})`)
    .replace(
      pictures,
      (_, attributes: string) =>
        ` [${['사진', attributeOf(attributes, 'alt'), attributeOf(attributes, 'src')].filter(Boolean).join(' ')}] `,
    )
    .replace(blockTags, ' ')
    .replace(tags, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (name) => entities[name as keyof typeof entities])
    .replace(/\s+/g, ' ')
    .trim();
}

function attributeOf(attributes: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return double ?? single ?? '';
}
