import { RICH_DEPTH, richHref } from '#contract/rich-text.ts';

/** Parts removed from a paste: broken links, and pictures of other sites. */
export interface LeftOut {
  links: number;
  pictures: number;
}

/**
 * Normalises HTML of other programs for the editor, in place: inline styles, Word lists, nested lists, headings, links. The page's
 * policy empties `style`, so the attribute is read. The rules are those of saving (contract/rich-text.ts).
 */
export function normalise(body: HTMLElement): LeftOut {
  for (const each of body.querySelectorAll('style, script, title, meta, xml, colgroup')) each.remove();
  makeWordLists(body);
  for (const each of [...body.querySelectorAll<HTMLElement>('[style], b')]) markStyle(each);
  rename(body, 'h1', 'h2');
  rename(body, 'h4, h5, h6', 'h3');
  for (const each of body.querySelectorAll(':is(h2, h3) :is(strong, b)')) each.replaceWith(...each.childNodes);
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) nest(list);
  for (const list of [...body.querySelectorAll('ul, ol')].toReversed()) if (depthOf(list) > RICH_DEPTH) flatten(list);
  for (const table of body.querySelectorAll('td table, th table')) table.replaceWith(table.textContent ?? '');
  return { links: checkLinks(body), pictures: checkPictures(body) };
}

/** Turns bold, italic and underlines of a `style` into elements; removes a `b` that is not bold (Google Docs wraps everything in one). */
function markStyle(element: HTMLElement): void {
  const style = Object.fromEntries(
    (element.getAttribute('style') ?? '').split(';').map((part) => part.split(':').map((word) => word.trim().toLowerCase())),
  ) as Record<string, string | undefined>;
  element.removeAttribute('style');
  const weight = style['font-weight'] ?? '';
  if (element.localName === 'b' && /^(?:normal|[1-4]00)$/.test(weight)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const line = style['text-decoration'] ?? style['text-decoration-line'] ?? '';
  const wanted: string[] = [];
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) wanted.push('strong');
  if (style['font-style'] === 'italic') wanted.push('em');
  if (line.includes('underline') && element.closest('a') === null) wanted.push('u');
  if (line.includes('line-through')) wanted.push('s');
  if (!['span', 'font', 'b', 'i', 'u', 's', 'em', 'strong'].includes(element.localName)) return;
  for (const name of wanted) {
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** Turns Word's list paragraphs, with a sign in front and the level in the style, into lists. */
function makeWordLists(body: HTMLElement): void {
  let open: Element[] = [];
  for (const item of [...body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')]) {
    const level = Number(/level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);
    const sign = item.querySelector('[style*="mso-list:Ignore"]');
    const name = /^\s*\(?(?:\d+|[a-z가-힣]|[ivx]+)[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (open.length === 0 || item.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, level);
    while (open.length < level) {
      const list = body.ownerDocument.createElement(name);
      const above = open.at(-1);
      if (above === undefined) item.before(list);
      else (above.lastElementChild ?? above).append(list);
      open.push(list);
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
  }
}

/** Moves a list directly inside another one into the item before it. */
function nest(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.localName === 'li') {
    before.append(list);
    return;
  }
  const item = list.ownerDocument.createElement('li');
  list.replaceWith(item);
  item.append(list);
}

function depthOf(list: Element): number {
  let depth = 0;
  for (let at: Element | null = list; at !== null; at = at.parentElement) if (/^(?:ul|ol|blockquote)$/.test(at.localName)) depth += 1;
  return depth;
}

/** Moves the items of a too deeply nested list behind the item that contains it. */
function flatten(list: Element): void {
  const item = list.parentElement?.closest('li');
  if (item) item.after(...list.children);
  list.replaceWith(...list.childNodes);
}

function rename(body: HTMLElement, from: string, to: string): void {
  for (const each of body.querySelectorAll(from)) {
    const renamed = body.ownerDocument.createElement(to);
    renamed.append(...each.childNodes);
    each.replaceWith(renamed);
  }
}

/** Keeps allowed links, with http changed to https; of others only the text stays. */
function checkLinks(body: HTMLElement): number {
  let left = 0;
  for (const link of body.querySelectorAll('a')) {
    const href = (link.getAttribute('href') ?? '').trim().replace(/^http:/i, 'https:');
    if (richHref.test(href)) link.setAttribute('href', href);
    else {
      if (link.hasAttribute('href')) left += 1;
      link.replaceWith(...link.childNodes);
    }
  }
  return left;
}

/** Keeps library pictures and removes all others, because the server cannot read them. */
function checkPictures(body: HTMLElement): number {
  const elsewhere = body.querySelectorAll('img:not([src^="/cdn/"])');
  for (const each of elsewhere) each.remove();
  return elsewhere.length;
}
