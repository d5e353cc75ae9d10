/** The format of a copy: a modern one that the browser names, else JPEG or PNG. */
export type CopyFormat = 'avif' | 'webp' | 'plain';

/**
 * Chooses among the media types of the Accept header, most preferred first. Only explicitly named formats count: every browser sends a
 * wildcard, including those that cannot show AVIF.
 */
export function copyFormat(types: readonly string[]): CopyFormat {
  const named = types.find((type) => type === 'image/avif' || type === 'image/webp');
  if (named === undefined) return 'plain';
  return named === 'image/avif' ? 'avif' : 'webp';
}
