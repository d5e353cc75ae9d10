import { createHash } from 'node:crypto';
import { type OriginalName, originalHash } from '#contract/images.ts';

/** The name of a file in storage: its content's, so that the same file has one. */
export function originalNameOf<Extension extends OriginalName['extension']>(content: Uint8Array, extension: Extension) {
  return { hash: originalHash(createHash('sha256').update(content).digest('hex')), extension } satisfies OriginalName;
}
