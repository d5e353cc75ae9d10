import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { isHeicByName } from '#rules/community/photo.ts';
import { deletePhoto, sendPhoto } from './photo-calls.ts';
import { changedPhotos, isFailed, type PickedPhoto, problemsOf, roomFor } from './picked-photos.ts';
import { readableFile } from './readable-file.ts';

export type PickedPhotos = {
  /** Those that are at the server or on their way, in order. */
  photos: readonly PickedPhoto[];
  /** Those that will not go along as they are; they take no place. */
  failed: readonly PickedPhoto[];
  most: number;
  /** How many more fit. */
  room: number;
  /** The photos that are at the server, in order; what is still on its way or refused is not among them. */
  sent: Photo[];
  isSending: boolean;
  /** Sends files, as many as there is room for; the others are among `failed`. */
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  move: (key: string, by: -1 | 1) => void;
  sendAgain: (key: string) => void;
  /** True when a photo failed that its writer may miss: the picker says so and takes the focus. One that did not fit was named, and holds nothing up. */
  holdsUp: () => boolean;
  /** How often it did. */
  heldUp: number;
  /**
   * Goes by what the server has: leaves out photos that are not there, and shows the others under the addresses they have now (those of waiting photos
   * end after an hour or two). Nothing is asked of it. Gives how many were left out.
   */
  goBy: (there: readonly Photo[]) => number;
};

/**
 * The photos of a form: sent as soon as they are chosen, each with its progress, removed and put into order. `initial` are photos the server
 * has already: a draft's, or those of what is edited; one of the latter (`held`) is only left out, because its holder may keep it.
 */
export function usePhotos({
  most,
  initial = [],
  held = [],
}: {
  most: number;
  initial?: readonly Photo[];
  held?: readonly Photo[];
}): PickedPhotos {
  const [photos, change] = useReducer(changedPhotos, [...held, ...initial], (known) => known.map(ofPhoto));
  const [heldUp, setHeldUp] = useState(0);
  const files = useRef(new Map<string, { file: File; preview: string; abort: AbortController }>());
  const heldIds = useRef(new Set(held.map(({ id }) => id)));
  useEffect(() => {
    const under = files.current;
    return () => {
      for (const { preview, abort } of under.values()) {
        abort.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  const send = useCallback((key: string, file: File, preview: string) => {
    const abort = new AbortController();
    files.current.set(key, { file, preview, abort });
    const told = (about: Partial<PickedPhoto>) => change({ type: 'changed', key, change: about });
    told({ problem: null, progress: 0 });
    sendReadable(file, { onProgress: (progress) => told({ progress }), signal: abort.signal }).then(
      (sent) =>
        told(
          sent === null ? { problem: 'PHOTO_HEIC' } : { photo: sent, progress: 1, ...(isHeicByName(file) ? { preview: sent.src } : {}) },
        ),
      (error: unknown) => {
        if (!abort.signal.aborted) told({ problem: error instanceof ApiError ? error.code : 'INTERNAL' });
      },
    );
  }, []);

  const add = (chosen: readonly File[]) => {
    const problems = problemsOf(chosen, photos, most);
    for (const [at, file] of chosen.entries()) {
      const [key, preview, problem] = [nextKey(), URL.createObjectURL(file), problems[at] ?? null];
      files.current.set(key, { file, preview, abort: new AbortController() });
      change({ type: 'added', photos: [{ key, name: file.name, preview, progress: 0, photo: null, problem }] });
      if (problem === null) send(key, file, preview);
    }
  };
  const remove = (key: string) => {
    const photo = photos.find((each) => each.key === key)?.photo;
    const local = files.current.get(key);
    local?.abort.abort();
    if (local !== undefined) URL.revokeObjectURL(local.preview);
    files.current.delete(key);
    change({ type: 'removed', key });
    // What cannot be deleted now is deleted in a week.
    if (photo && !heldIds.current.has(photo.id)) deletePhoto(photo.id).catch(() => undefined);
  };

  const failed = photos.filter(isFailed);
  const room = roomFor(photos, most);
  return {
    photos: photos.filter((photo) => !isFailed(photo)),
    failed,
    most,
    room,
    sent: photos.flatMap(({ photo }) => photo ?? []),
    isSending: photos.some(({ photo, problem }) => photo === null && problem === null),
    add,
    remove,
    move: (key, by) => change({ type: 'moved', key, by }),
    sendAgain: (key) => {
      const local = files.current.get(key);
      if (room === 0) change({ type: 'changed', key, change: { problem: 'PHOTO_LIMIT' } });
      else if (local !== undefined) send(key, local.file, local.preview);
    },
    holdsUp: () => {
      const isHeldUp = failed.some(({ problem }) => problem !== 'PHOTO_LIMIT');
      if (isHeldUp) setHeldUp(heldUp + 1);
      return isHeldUp;
    },
    heldUp,
    goBy: (there) => {
      let gone = 0;
      for (const { key, photo, preview } of photos) {
        if (photo === null) continue;
        const now = there.find(({ id }) => id === photo.id);
        if (now) change({ type: 'changed', key, change: { photo: now, preview: preview === photo.src ? now.src : preview } });
        else change({ type: 'removed', key });
        gone += now ? 0 : 1;
      }
      return gone;
    },
  };
}

/** Sends a file, as JPEG where the server could not read it; null where this browser cannot either. */
async function sendReadable(file: File, about: Parameters<typeof sendPhoto>[1]): Promise<Photo | null> {
  const readable = await readableFile(file);
  if (readable === null) return null;
  about.signal.throwIfAborted();
  return sendPhoto(readable, about);
}

/** Of a file that is not at the server yet. */
function nextKey(): string {
  lastFile += 1;
  return `file ${lastFile}`;
}

let lastFile = 0;

function ofPhoto(photo: Photo): PickedPhoto {
  return { key: String(photo.id), name: '', preview: photo.src, progress: 1, photo, problem: null };
}
