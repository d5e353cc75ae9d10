import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../plugins/accepted-encoding.ts';
import type { EncodedBody } from './encoded-bodies.ts';

/** A page ready to be sent, in every encoding, so that a kept page costs nothing but the sending. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: EncodedBody['bodies'];
  /** When what it shows ends, in milliseconds since 1970: it is not sent from then on. Null for never. */
  end: number | null;
}

/** A page of a body that is compressed already. */
export function preparePage(
  status: number,
  headers: Record<string, string>,
  { hash, bodies }: EncodedBody,
  end: number | null = null,
): SentPage {
  return { status, headers, etag: `W/"${hash}"`, bodies, end };
}

/** Bytes that a kept page takes. */
export function bytesOf({ bodies, headers }: SentPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + JSON.stringify(headers).length;
}

/** Seconds for which somebody between the shop and its visitors may keep a page, and then send it once more. */
const elsewhere = { fresh: 10, stale: 60 };

/** How long others may keep a page; `leftMs`: until what it shows ends. */
export function publicPage(leftMs = Number.POSITIVE_INFINITY): string {
  const left = Math.max(0, Math.floor(leftMs / 1_000));
  const fresh = Math.min(elsewhere.fresh, left);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(elsewhere.stale, left - fresh)}`;
}

/**
 * Sends a page in the smallest encoding that the browser takes; nothing but 304 when it has it already. `now` in milliseconds since 1970. Needs
 * @fastify/accepts (plugins/problems.ts).
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage, now: number): FastifyReply {
  reply.code(page.status).headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && page.end !== null) reply.header('cache-control', publicPage(page.end - now));
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = page.bodies.identity.length === 0 ? 'identity' : encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** True where the browser takes none of our encodings: the whole text, ten times as much to send. */
export function takesOnlyPlain(request: FastifyRequest): boolean {
  return encodingFor(request) === 'identity';
}
