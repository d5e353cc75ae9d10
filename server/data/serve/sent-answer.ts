import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum bytes for compression: smaller responses fit into a connection's first packets anyway. */
const leastBytes = 4_096;

/** Brotli as fast as a fast gzip, and a tenth smaller. */
const brotliQuality = 4;

/**
 * Sends a data service response as bytes: its length is needed twice on the way out, and computing it for a string takes as long as
 * encoding it.
 */
export function sendPlain(reply: FastifyReply, text: string): FastifyReply {
  return withHeaders(reply).send(Buffer.from(text));
}

/**
 * Sends a response with rows: a long one is compressed in the thread pool if the client accepts that, and uncompressed if it names no
 * encoding.
 */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const plain = Buffer.from(text);
  const encoding = plain.length < leastBytes || !request.headers['accept-encoding'] ? 'identity' : encodingFor(request);
  if (encoding === 'identity') return withHeaders(reply).send(plain);
  const body = encoding === 'br' ? await brotliOf(plain) : await compressGzip(plain);
  return withHeaders(reply).header('content-encoding', encoding).send(body);
}

function withHeaders(reply: FastifyReply): FastifyReply {
  return reply.type('application/json; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
}

function brotliOf(plain: Buffer): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
