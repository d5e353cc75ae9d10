import { createHash } from 'node:crypto';
import type { OriginalName } from '#contract/images.ts';

/** The name of a file in storage: its content's, so that the same file has one. */
export function originalNameOf<Extension extends OriginalName['extension']>(content: Uint8Array, extension: Extension) {
  return { sha256: createHash('sha256').update(content).digest('hex'), extension } satisfies OriginalName;
}
