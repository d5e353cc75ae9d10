import { useEffect, useRef } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { waitingPhotos } from './photo-calls.ts';
import { type PickedPhotos, usePhotos } from './use-photos.ts';

const none: { photos: Photo[] } = { photos: [] };

/** The photos of a form with a text draft (`useDraft`), kept with it. Those still on the server are restored. */
export function useDraftPhotos(form: string, most: number): PickedPhotos & { drop: () => void } {
  const { draft, write, drop } = useDraft(`${form} photos`, none);
  const picked = usePhotos({ most, initial: draft.photos });
  const sent = JSON.stringify(picked.sent);
  const known = useRef(sent);
  useEffect(() => {
    if (sent === known.current) return;
    known.current = sent;
    write({ photos: JSON.parse(sent) });
  });
  const first = useRef({ hasPhotos: draft.photos.length > 0, goBy: picked.goBy });
  useEffect(() => {
    const { hasPhotos, goBy } = first.current;
    if (hasPhotos) waitingPhotos().then(goBy, (error: unknown) => console.warn(error));
  }, []);
  return { ...picked, drop };
}
