import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A page ready to be sent, in every encoding, so that a kept page costs nothing but the sending. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

/** Prepares a page for sending. */
export async function preparePage(status: number, headers: Record<string, string>, text: string): Promise<SentPage> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
    compressGzip(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { br, gzip: zipped, identity } };
}

/** Bytes that a kept page takes. */
export function bytesOf({ bodies, headers }: SentPage): number {
  return bodies.br.length + bodies.gzip.length + bodies.identity.length + JSON.stringify(headers).length;
}

/** The smallest first. */
const encodings = ['br', 'gzip'] as const;

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

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  return encodings.find((each) => request.encoding([each]) !== false) ?? 'identity';
}
