import { mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** A picture of the library within a text. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/cdn/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/**
 * What an editor begins with. Never a string, not an empty one either: it would be parsed as markup, which the page forbids (trusted types).
 */
export const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** What a text may hold: the nodes and marks of contract/rich-text.ts, and no others. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null } },
  }),
  Picture,
];
