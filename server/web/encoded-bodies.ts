import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '#server/cached.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A body in every encoding, with its content hash. */
export interface EncodedBody {
  hash: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

interface Known {
  br: Buffer;
  gzip: Buffer;
  isSmallest: boolean;
}

/** Brotli levels: for a new page, in 4 ms, and for one that has not changed since: a sixth smaller, in 200 ms. */
const quality = { first: 5, kept: 11 };

/** Maximum bytes of cached compressed bodies: some 250 pages. */
const mostBytes = 16_000_000;

/**
 * Compresses pages. Cached pages are rendered again every few seconds and mostly come out the same, so their compressed bodies are reused.
 * The second time, a better Brotli copy is made in the background, one at a time, for later responses.
 */
export function openEncoder(
  brotli: (body: Buffer, quality: number) => Promise<Buffer> = compressed,
): (text: string) => Promise<EncodedBody> {
  const known = cached<Known>({ size: { most: mostBytes, of: ({ br, gzip: zipped }) => br.length + zipped.length } });
  let isImproving = false;

  const improve = (hash: string, identity: Buffer, { gzip: zipped }: Known): void => {
    isImproving = true;
    brotli(identity, quality.kept)
      .then((br) => known.keep(hash, { br, gzip: zipped, isSmallest: true }))
      // The existing copy stays valid, and the next page tries again.
      .catch(() => undefined)
      .finally(() => {
        isImproving = false;
      });
  };

  return async (text) => {
    const identity = Buffer.from(text);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const again = known.known(hash);
    if (again) {
      if (!again.isSmallest && !isImproving) improve(hash, identity, again);
      return { hash, bodies: { br: again.br, gzip: again.gzip, identity } };
    }
    const [br, zipped] = await Promise.all([brotli(identity, quality.first), compressGzip(identity)]);
    known.keep(hash, { br, gzip: zipped, isSmallest: false });
    return { hash, bodies: { br, gzip: zipped, identity } };
  };
}

function compressed(body: Buffer, level: number): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
