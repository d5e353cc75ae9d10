const query = '(prefers-reduced-motion: reduce)';

/** True when whoever looks wants nothing to move by itself. Browser only. */
export const wantsStillness = (): boolean => matchMedia(query).matches;

/** Tells of every change of that wish; gives back the way to stop. Browser only. */
export function onStillnessChange(change: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}
