import { mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { richHref } from '#contract/rich-text.ts';

/** A library image within a text. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/cdn/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

const spans = Object.fromEntries(
  ['colspan', 'rowspan'].map((name) => [
    name,
    { default: 1, parseHTML: (cell: HTMLElement) => Math.min(30, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1)) },
  ]),
);
const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: '(paragraph | picture)+',
    isolating: true,
    addAttributes: () => spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
/** Tables from other programs, such as size charts: their text can be edited, their structure cannot. */
const tableParts = [
  // At the top only, as saving allows.
  Node.create({
    name: 'table',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({ name: 'tableRow', content: '(tableCell | tableHeader)+', parseHTML: () => [{ tag: 'tr' }], renderHTML: () => ['tr', 0] }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];

/** The editor's initial content. Never a string, not even an empty one: it would be parsed as markup, which Trusted Types forbids. */
export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The allowed content: the nodes and marks of contract/rich-text.ts only. */
export const extensions = [
  Node.create({ name: 'doc', topNode: true, content: '(block | table)+' }),
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      isAllowedUri: (href) => richHref.test(href),
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Picture,
  ...tableParts,
];
