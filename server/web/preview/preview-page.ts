import type { FastifyReply } from 'fastify';
import { previewQuery, previewUrl } from '#contract/home/preview.ts';
import { urlFor } from '#contract/routes.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { readPreviewToken } from '#server/keys/preview-token.ts';
import type { Shop } from '#server/shop.ts';
import type { PageRenderer } from '../renderer.ts';

/** A preview that may be shown: its address in the one form that is rendered, and its language. */
interface Preview {
  url: string;
  locale: Locale;
}

/** What every answer to such an address says: nobody keeps it, finds it, or learns of its token from where a link leads. */
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' };

/** The preview that an address asks for; `refused` when its token is not good, null when it asks for none. No cookie has a part in it. */
export async function askedPreview({ config, clock }: Pick<Shop, 'config' | 'clock'>, url: string): Promise<Preview | 'refused' | null> {
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  if (path !== urlFor('main') || !asked.has('preview')) return null;
  const wanted = previewQuery.safeParse(Object.fromEntries(asked));
  if (!wanted.success) return 'refused';
  const page = await readPreviewToken(config.secret, wanted.data.preview, clock());
  return page === 'main' ? { url: previewUrl(wanted.data), locale: wanted.data.locale } : 'refused';
}

/** Sends a preview as it is made now, for a frame of the shop's own back office; 403 without a good token. */
export async function sendPreview(
  reply: FastifyReply,
  preview: Preview | 'refused',
  renderer: Pick<PageRenderer, 'render'> | null,
): Promise<FastifyReply> {
  if (preview === 'refused' || renderer === null)
    return reply.code(403).headers(headers).type('text/plain; charset=utf-8').send('This preview has expired.');
  const page = await renderer.render(preview.url, preview.locale, 'drawn');
  const policy = page.headers['content-security-policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return reply
    .code(page.status)
    .headers({ ...page.headers, ...(policy === undefined ? {} : { 'content-security-policy': policy }), ...headers })
    .send(page.bodies.identity);
}
