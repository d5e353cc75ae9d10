// npm run crawl [-- http://localhost:3000]: follows every page of the sitemap of a running shop, and every link, picture and anchor on
// these pages. Says what leads nowhere, Korean on a foreign page that is not marked as Korean, and structured data that lacks a field.
import { addressPrefixes, type Locale, languageOfAddress, languageTags } from '#rules/shop/locale.ts';
import { faultsIn } from './snapshots/structured-data-fields.ts';

const shop = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
/** Pages asked for at once: a demonstration shop has one process. */
const atOnce = 4;

/** What is wrong, with the pages where it was found: a fault of the frame is on all of them. */
const faults = new Map<string, string[]>();
const addFault = (what: string, where: string) => faults.set(what, [...(faults.get(what) ?? []), where]);

interface Page {
  /** Addresses on the page with what leads to them. */
  links: Set<string>;
  ids: Set<string>;
}

const pages = new Map<string, Page>();

async function crawl(): Promise<void> {
  const files = locationsIn(await textOf(`${shop}/sitemap.xml`));
  const listed = new Set((await Promise.all(files.map(textOf))).flatMap(locationsIn));
  await forEach([...listed], visitPage);
  // What a page leads to is read like a page too, but for its words: a page that is not listed may be in Korean alone.
  const found = [...pages].flatMap(([from, { links }]) => [...links].map((link) => ({ from, link })));
  const targets = new Map<string, string>();
  for (const { from, link } of found) {
    const target = link.split('#', 1)[0] ?? '';
    if (!pages.has(target) && !targets.has(target)) targets.set(target, from);
  }
  await forEach([...targets], async ([target, from]) => visitTarget(target, from));
  for (const { from, link } of found) checkAnchor(link, from);
  report(listed.size, targets.size);
}

async function visitPage(url: string): Promise<void> {
  const response = await request(url);
  if (response.status !== 200 || response.redirected) addFault(`the sitemap lists ${url}: ${response.status} ${response.url}`, url);
  const html = await response.text();
  const locale = localeOf(url);
  const page = readPage(html, locale, url);
  pages.set(url, page);
  for (const fault of structuredFaults(html)) addFault(fault, url);
  if (!html.includes(`<html lang="${languageTags[locale]}"`)) addFault('is not in the language of its address', url);
  if (!html.includes(`rel="canonical" href="${shop}`)) addFault('is listed and has no canonical address', url);
}

async function visitTarget(url: string, from: string): Promise<void> {
  const response = await request(url);
  if (response.status !== 200) addFault(`leads nowhere: ${url} (${response.status})`, from);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return void (await response.arrayBuffer());
  const html = await response.text();
  for (const fault of html.includes('application/ld+json') ? structuredFaults(html) : []) addFault(fault, url);
  pages.set(url, { ...readPage(html, null, url), links: new Set() });
}

function checkAnchor(link: string, from: string): void {
  const [url = '', hash = ''] = link.split('#', 2);
  const target = pages.get(url);
  if (hash !== '' && target && !target.ids.has(decodeURIComponent(hash))) addFault(`has no part #${hash}: ${url}`, from);
}

/** Every listed page describes itself by JSON-LD that can be read and lacks nothing. */
function structuredFaults(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);
  if (blocks.length === 0) return ['has no structured data'];
  return blocks.flatMap((json) => {
    try {
      return faultsIn(JSON.parse(json));
    } catch (error) {
      return [`structured data cannot be read: ${error}`];
    }
  });
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const spoken = ['alt', 'title', 'placeholder', 'aria-label', 'content'];

/**
 * Reads what a page leads to, and on a foreign one (`locale`) finds the Korean that is not marked (`lang`). The markup is our own: each tag
 * but the void ones is closed, and attributes hold no angle.
 */
function readPage(html: string, locale: Locale | null, url: string): Page {
  const page: Page = { links: new Set(), ids: new Set() };
  const languages = [{ tag: '', lang: '' }];
  const hear = (words: string, lang: string, where: string) => {
    if (locale !== null && locale !== 'ko' && !lang.startsWith('ko') && /[가-힣]/.test(words))
      addFault(`unmarked Korean: ${where} ${words.trim().slice(0, 60)}`, url);
  };
  for (const [whole, close, tag = '', written = ''] of html.matchAll(
    /<!--.*?-->|<(?:script|style|svg)\b.*?<\/(?:script|style|svg)>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gs,
  )) {
    const above = languages.at(-1)?.lang ?? '';
    if (tag === '') {
      if (!whole.startsWith('<')) hear(whole, above, languages.at(-1)?.tag ?? '');
    } else if (close) {
      languages.pop();
    } else {
      const attributes = Object.fromEntries(
        [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      const lang = attributes.lang ?? attributes.hreflang ?? attributes.hrefLang ?? above;
      for (const name of spoken) hear(attributes[name] ?? '', lang, `${tag} ${name}`);
      if (attributes.id) page.ids.add(attributes.id);
      const link = attributes.href ?? attributes.src ?? attributes.action;
      if (link) addLink(page, plain(link), url);
      if (!voidTags.has(tag) && !written.endsWith('/')) languages.push({ tag, lang });
    }
  }
  return page;
}

function addLink(page: Page, link: string, url: string): void {
  const target = URL.parse(link, url);
  if (target === null) addFault(`is no address: ${link}`, url);
  else if (target.origin === new URL(shop).origin) page.links.add(target.href);
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

const localeOf = (url: string): Locale => languageOfAddress(url.slice(shop.length)).locale ?? 'ko';

/** As a browser that knows no cookie and reads the language of the address. */
function request(url: string): Promise<Response> {
  const headers = { 'accept-language': languageTags[localeOf(url)], accept: 'text/html,image/webp,*/*' };
  return fetch(url, { headers, signal: AbortSignal.timeout(60_000) });
}

async function textOf(url: string): Promise<string> {
  return (await request(url)).text();
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => plain(url));

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function report(listed: number, targets: number): void {
  for (const [what, where] of faults) {
    const [first, ...more] = where;
    process.stdout.write(`${what}\n    ${first}${more.length > 0 ? ` and ${more.length} more` : ''}\n`);
  }
  const languages = Object.keys(addressPrefixes).length;
  process.stdout.write(`${listed} pages in ${languages} languages, ${targets} further links: ${faults.size} faults\n`);
  process.exitCode = faults.size === 0 ? 0 : 1;
}

await crawl();
