import { useEffect, useRef } from 'react';
import { useKeptWords } from '#client/stores/kept-words.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { waitingPhotos } from './photo-calls.ts';
import { type PickedPhotos, usePhotos } from './use-photos.ts';

const none: { photos: Photo[] } = { photos: [] };

/** The photos of a form that keeps its words (`useKeptWords`), kept with them: those that still wait at the server are there again. */
export function useKeptPhotos(form: string, most: number): PickedPhotos & { drop: () => void } {
  const { words, write, drop } = useKeptWords(`${form} photos`, none);
  const picked = usePhotos({ most, initial: words.photos });
  const sent = JSON.stringify(picked.sent);
  const known = useRef(sent);
  useEffect(() => {
    if (sent === known.current) return;
    known.current = sent;
    write({ photos: JSON.parse(sent) });
  });
  const first = useRef({ ids: words.photos.map(({ id }) => id), leaveOut: picked.leaveOut });
  useEffect(() => {
    const { ids, leaveOut } = first.current;
    if (ids.length === 0) return;
    const leaveOutGone = (waiting: readonly Photo[]) => leaveOut(ids.filter((id) => !waiting.some((photo) => photo.id === id)));
    waitingPhotos().then(leaveOutGone, (error: unknown) => console.warn(error));
  }, []);
  return { ...picked, drop };
}
