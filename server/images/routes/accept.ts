/** What a copy is sent as: a modern format the browser asks for by name, else JPEG or PNG. */
export type CopyFormat = 'avif' | 'webp' | 'plain';

/**
 * Chooses by the Accept header. Only a format named with a weight above zero counts: every browser
 * sends a wildcard, also those that cannot show AVIF. At equal weight the smaller one wins.
 */
export function copyFormat(accept: string | undefined): CopyFormat {
  const weights = weightsOf(accept ?? '');
  const avif = weights.get('image/avif') ?? 0;
  const webp = weights.get('image/webp') ?? 0;
  if (avif > 0 && avif >= webp) return 'avif';
  return webp > 0 ? 'webp' : 'plain';
}

function weightsOf(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}
