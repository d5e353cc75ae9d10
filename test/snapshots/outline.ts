import sanitizeHtml from 'sanitize-html';

const shown = ['href', 'src', 'alt', 'action', 'method', 'name', 'content', 'property', 'type', 'value', 'placeholder'];
const states = ['lang', 'role', 'width', 'height', 'colspan', 'datetime', 'disabled', 'checked', 'inert', 'hidden', 'aria-*'];
/** Ids that React generates anew for each rendering. */
const toIds = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
const silent = ['script', 'style', 'svg', 'template'];

/**
 * What a page says and offers, one tag with its text a line: texts, links, pictures, fields, states for screen readers. Left out: scripts
 * and their data, style sheets, classes, drawings, generated ids, all of which change from build to build or are only looks.
 */
export function outline(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: { '*': [...shown, ...states] },
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, attribs }) => silent.includes(tag) || (tag === 'link' && attribs.href?.startsWith('/assets/') === true),
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(([name]) => !toIds.includes(name))),
      }),
    },
  })
    .replaceAll(/%2Fcdn%2F([0-9a-f]{6})[0-9a-f]{34}/g, '/cdn/$1')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{uuid}')
    .replaceAll(/<\/[^>]+>/g, ' ')
    .replaceAll(/<(div|span)>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ *</g, '\n<')
    .trim();
}

/** The outline from one tag to before another, for pages whose frame is kept once. */
export function part(whole: string, from: string, to: string): string {
  const start = whole.indexOf(from);
  const end = whole.indexOf(to, start);
  return whole.slice(Math.max(start, 0), end < 0 ? undefined : end);
}
