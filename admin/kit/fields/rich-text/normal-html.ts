import { RICH_DEPTH, richHref } from '#contract/rich-text.ts';

/** What of a pasted text could not be taken: links that lead nowhere from here, pictures that lie elsewhere. */
export interface LeftOut {
  links: number;
  pictures: number;
}

/**
 * Turns HTML as programs put it on the clipboard into what the editor knows, in place: styles that they write as attributes, the lists of
 * Word, lists within lists, headings, links. The page's policy empties `style`, so the attribute is read. The rules are those of saving
 * (contract/rich-text.ts), so that nothing is taken that saving refuses.
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

/** Bold, italic and lines of a `style` as elements; a `b` that is no bold (Google Docs wraps everything in one) goes. */
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

/** Word writes list items as paragraphs with a sign in front and their level in the style. */
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

/** A list that stands directly in another belongs to the item before it. */
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

/** The items of a list that lies too deep, after the item that holds it. */
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

/** Links that may be saved; http becomes https. Of others the words stay. */
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

/** Pictures of the library stay; those elsewhere cannot be read from here. */
function checkPictures(body: HTMLElement): number {
  const elsewhere = body.querySelectorAll('img:not([src^="/cdn/"])');
  for (const each of elsewhere) each.remove();
  return elsewhere.length;
}
