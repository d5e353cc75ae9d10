import { createHash } from 'node:crypto';
import { type OriginalName, originalHash } from '#contract/images.ts';

/** The storage name of a file, derived from its content, so that identical files share one. */
export function originalNameOf<Extension extends OriginalName['extension']>(content: Uint8Array, extension: Extension) {
  return { hash: originalHash(createHash('sha256').update(content).digest('hex')), extension } satisfies OriginalName;
}
