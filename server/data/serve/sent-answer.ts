import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Bytes from which an answer is compressed: below, it fits into the first packets of a connection as it is. */
const leastBytes = 4_096;

/** Brotli in the time of a fast gzip, and a tenth smaller. */
const brotliQuality = 4;

/** Sends an answer of the data service as bytes: their number is asked for twice on the way out, and counting those of a text takes as long as writing them. */
export function sendPlain(reply: FastifyReply, text: string): FastifyReply {
  return withHeaders(reply).send(Buffer.from(text));
}

/** The same for an answer with rows: a long one is compressed in the thread pool for whoever takes that. Programs that name no encoding get it as it is. */
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
