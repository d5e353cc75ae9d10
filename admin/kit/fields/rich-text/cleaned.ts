import type { RichText } from '#contract/rich-text.ts';

interface Part {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: Part[] | undefined;
  marks?: Part[] | undefined;
  text?: string | undefined;
}

/** The attributes of a node that belong to the text; the editor adds others. */
const kept: Readonly<Record<string, readonly string[]>> = {
  heading: ['level'],
  picture: ['src', 'alt'],
  link: ['href'],
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['colspan', 'rowspan'],
};

/** The editor's output without attributes only it needs. */
export function cleaned(part: Part): RichText {
  return clean(part) as RichText;
}

function clean({ type = '', attrs = {}, content, marks, text }: Part): Part {
  const names = kept[type] ?? [];
  return {
    type,
    ...(names.length > 0 ? { attrs: Object.fromEntries(names.map((name) => [name, attrs[name] ?? ''])) } : {}),
    ...(text === undefined ? {} : { text }),
    ...(content === undefined && type !== 'doc' ? {} : { content: (content ?? []).map(clean) }),
    ...(marks === undefined || marks.length === 0 ? {} : { marks: marks.map(clean) }),
  };
}
