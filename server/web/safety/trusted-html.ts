import sanitize from 'sanitize-html';
import type { SafeHtml } from '#contract/shop-bridge.ts';

const allowed: sanitize.IOptions = {
  allowedTags: [
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'small',
    'sub',
    'sup',
    'blockquote',
    'figure',
    'figcaption',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // The page already has its one h1.
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: opensElsewhere(attributes.href) ? { ...attributes, target: '_blank', rel: 'noopener noreferrer' } : attributes,
    }),
    img: (tagName, attributes) => ({ tagName, attribs: { alt: '', ...attributes, loading: 'lazy' } }),
  },
};

/** Sanitizes HTML written by administrators: allowed tags and attributes only, no scripts, styles or foreign schemes. */
export function sanitizeHtml(html: string): SafeHtml {
  return sanitize(html, allowed) as SafeHtml;
}

function opensElsewhere(href: string | undefined): boolean {
  return href?.startsWith('https:') ?? false;
}
