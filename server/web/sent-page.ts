import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '../plugins/accepted-encoding.ts';
import type { EncodedBody } from './encoded-bodies.ts';

/** A page ready to be sent, in every encoding, so that a kept page costs nothing but the sending. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: EncodedBody['bodies'];
}

/** A page of a body that is compressed already. */
export function preparePage(status: number, headers: Record<string, string>, { hash, bodies }: EncodedBody): SentPage {
  return { status, headers, etag: `W/"${hash}"`, bodies };
}

/** Bytes that a kept page takes. */
export function bytesOf({ bodies, headers }: SentPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + JSON.stringify(headers).length;
}

/** Sends a page in the smallest encoding that the browser takes; nothing but 304 when it has it already. Needs @fastify/accepts (plugins/problems.ts). */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage): FastifyReply {
  reply.code(page.status).headers(page.headers).header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = page.bodies.identity.length === 0 ? 'identity' : encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** True where the browser takes none of our encodings: the whole text, ten times as much to send. */
export function takesOnlyPlain(request: FastifyRequest): boolean {
  return encodingFor(request) === 'identity';
}
