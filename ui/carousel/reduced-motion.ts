const query = '(prefers-reduced-motion: reduce)';

/** True if the user prefers reduced motion. Browser only. */
export const wantsStillness = (): boolean => matchMedia(query).matches;

/** Subscribes to changes of that preference; returns a function to unsubscribe. Browser only. */
export function onStillnessChange(change: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', change);
  return () => media.removeEventListener('change', change);
}
