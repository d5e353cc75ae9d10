import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../plugins/accepted-encoding.ts';
import { alreadyHeld } from '../plugins/already-held.ts';
import type { EncodedBody } from './encoded-bodies.ts';

/** A page in every encoding, ready to be sent, so that a cached page costs nothing to prepare. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: EncodedBody['bodies'];
  /** When its content ends, in milliseconds since 1970: it is not sent from then on. Null for never. */
  end: number | null;
}

/** A page from a body that is already compressed. */
export function preparePage(
  status: number,
  headers: Record<string, string>,
  { hash, bodies }: EncodedBody,
  end: number | null = null,
): SentPage {
  return { status, headers, etag: `W/"${hash}"`, bodies, end };
}

/** Bytes a cached page takes. */
export function bytesOf({ bodies, headers }: SentPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + JSON.stringify(headers).length;
}

/** Seconds for which shared caches may keep a page, and then serve it once more while stale. */
const elsewhere = { fresh: 10, stale: 60 };

/** The Cache-Control of public pages; `leftMs` is the time until the content ends. */
export function publicPage(leftMs = Number.POSITIVE_INFINITY): string {
  const left = Math.max(0, Math.floor(leftMs / 1_000));
  const fresh = Math.min(elsewhere.fresh, left);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${Math.min(elsewhere.stale, left - fresh)}`;
}

/**
 * Sends a page in the smallest encoding the browser accepts, or 304 when it already has it. `now` in milliseconds since 1970. Needs
 * @fastify/accepts (plugins/problems.ts).
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage, now: number): FastifyReply {
  reply.code(page.status).headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && page.end !== null) reply.header('cache-control', publicPage(page.end - now));
  if (page.status === 200 && alreadyHeld(request, page.etag)) return reply.code(304).send();
  const encoding = page.bodies.identity.length === 0 ? 'identity' : encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** True when the browser accepts none of our encodings: the page is then ten times as large. */
export function takesOnlyPlain(request: FastifyRequest): boolean {
  return encodingFor(request) === 'identity';
}
