/**
 * 64 bits in hex that tell texts apart without holding them: two FNV-1a hashes, the second over the reversed text. Not for secrets: short
 * texts can be guessed from it.
 */
export function fingerprint(text: string): string {
  const letters = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  return [fnv(letters), fnv(letters.reverse())].map((hash) => hash.toString(16).padStart(8, '0')).join('');
}

function fnv(letters: readonly number[]): number {
  return letters.reduce((hash, letter) => Math.imul(hash ^ letter, 0x01000193) >>> 0, 0x811c9dc5);
}
