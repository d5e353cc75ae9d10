/** What a copy is sent as: a modern format the browser asks for by name, else JPEG or PNG. */
export type CopyFormat = 'avif' | 'webp' | 'plain';

/**
 * Chooses among the media types of the Accept header, the one wished for most first. Only a format that is named counts: every browser
 * sends a wildcard, also those that cannot show AVIF.
 */
export function copyFormat(types: readonly string[]): CopyFormat {
  const named = types.find((type) => type === 'image/avif' || type === 'image/webp');
  if (named === undefined) return 'plain';
  return named === 'image/avif' ? 'avif' : 'webp';
}
