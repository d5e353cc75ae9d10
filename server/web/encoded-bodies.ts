import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A body in every encoding, and the hash of what it says. */
export interface EncodedBody {
  hash: string;
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer };
}

interface Known {
  br: Buffer;
  gzip: Buffer;
  isSmallest: boolean;
}

/** Brotli of a page as it is sent first, in 4 ms, and of one that stays as it was: a sixth smaller, in 200 ms. */
const quality = { first: 5, kept: 11 };

/** Bytes of compressed bodies that are remembered: some 250 pages. */
const mostBytes = 16_000_000;

/**
 * Compresses pages. Cached pages are rendered again every few seconds and are mostly unchanged: then nothing is compressed a second time, and
 * the second time a better Brotli copy is begun aside, one at a time, which later sendings get.
 */
export function openEncoder(
  brotli: (body: Buffer, quality: number) => Promise<Buffer> = compressed,
): (text: string) => Promise<EncodedBody> {
  const known = new LRUCache<string, Known>({ maxSize: mostBytes, sizeCalculation: ({ br, gzip: zipped }) => br.length + zipped.length });
  let isImproving = false;

  const improve = (hash: string, identity: Buffer, { gzip: zipped }: Known): void => {
    isImproving = true;
    brotli(identity, quality.kept)
      .then((br) => known.set(hash, { br, gzip: zipped, isSmallest: true }))
      // The copy at hand stays good, and the next page tries again.
      .catch(() => undefined)
      .finally(() => {
        isImproving = false;
      });
  };

  return async (text) => {
    const identity = Buffer.from(text);
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    const again = known.get(hash);
    if (again) {
      if (!again.isSmallest && !isImproving) improve(hash, identity, again);
      return { hash, bodies: { br: again.br, gzip: again.gzip, identity } };
    }
    const [br, zipped] = await Promise.all([brotli(identity, quality.first), compressGzip(identity)]);
    known.set(hash, { br, gzip: zipped, isSmallest: false });
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
