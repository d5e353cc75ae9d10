import type { FastifyReply } from 'fastify';
import { previewQuery, previewUrl } from '#contract/home/preview.ts';
import { draftParameter } from '#contract/home/preview-address.ts';
import { urlFor } from '#contract/routes.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { readPreviewToken } from '#server/keys/preview-token.ts';
import type { Supposed } from '#server/nouns/content/as-if.ts';
import { findDraft } from '#server/nouns/content/draft.ts';
import type { Shop } from '#server/shop.ts';
import type { PageData } from '../bridge/page-data.ts';
import type { PageRenderer } from '../renderer.ts';

/** An authorised preview: its address, its language, and its assumption (null for the shop as it is). */
interface Preview {
  url: string;
  locale: Locale;
  supposed: Supposed | null;
}

/** Headers of every preview response: no caching, no indexing, and no token in the referrer of outgoing links. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** The preview that an address requests; `refused` when its token is invalid, null when it requests none. Cookies are ignored. */
export async function askedPreview(shop: Pick<Shop, 'config' | 'clock' | 'database'>, url: string): Promise<Preview | 'refused' | null> {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  const isOfDraft = asked.has(draftParameter);
  if (!asked.has('preview') || !(isOfDraft ? isPath(path) : path === urlFor('main'))) return null;
  const wanted = previewQuery.safeParse(Object.fromEntries(asked));
  if (!wanted.success) return 'refused';
  const { preview, at, locale } = wanted.data;
  const supposed = await supposedBy(shop, preview, at);
  if (supposed === 'refused') return 'refused';
  const kind = supposed !== null && 'draft' in supposed ? supposed.draft.kind : null;
  if (kind !== asked.get(draftParameter)) return 'refused';
  return { url: isOfDraft ? url : previewUrl(wanted.data), locale, supposed };
}

/**
 * What a preview's token lets the page suppose: its draft, or for a page token the moment `at` (ISO 8601); null for a page token without a
 * moment, which shows the shop as it is. `refused` when the token is invalid or its draft is gone.
 */
export async function supposedBy(
  { config, clock, database }: Pick<Shop, 'config' | 'clock' | 'database'>,
  token: string,
  at: string | undefined,
): Promise<Supposed | 'refused' | null> {
  const opened = await readPreviewToken(config.secret, token, clock());
  if (opened === null) return 'refused';
  if ('page' in opened) return at === undefined ? null : { at: new Date(at) };
  const draft = await findDraft(database.service, opened.draft);
  return draft === null ? 'refused' : { draft };
}

/** Renders and sends a preview for a frame in the back office; 403 without a valid token. `data` replaces the default data source. */
export async function sendPreview(
  reply: FastifyReply,
  preview: Preview | 'refused',
  renderer: Pick<PageRenderer, 'render'> | null,
  data?: PageData,
): Promise<FastifyReply> {
  if (preview === 'refused' || renderer === null)
    return reply.code(403).headers(headers).type('text/plain; charset=utf-8').send('This preview has expired.');
  const page = await renderer.render(preview.url, preview.locale, 'drawn', data);
  const policy = page.headers['content-security-policy']
    ?.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    // A preview must not submit forms.
    .replace(/form-action [^;]*/, "form-action 'none'");
  return reply
    .code(page.status)
    .headers({ ...page.headers, ...(policy === undefined ? {} : { 'content-security-policy': policy }), ...headers })
    .send(page.bodies.identity);
}

/** True for a path within the shop, false for an address of another site. */
function isPath(path: string): boolean {
  return /^\/(?!\/)[\w%/-]*$/.test(path);
}
