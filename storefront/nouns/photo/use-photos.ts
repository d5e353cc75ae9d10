import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '#client/wire/api-error.ts';
import type { Photo } from '#contract/rest/photos.ts';
import { isHeicByContent, isHeicByName, PHOTO_EDGE } from '#rules/community/photo.ts';
import { deletePhoto, sendPhoto } from './photo-calls.ts';
import { changedPhotos, isFailed, isLost, type PickedPhoto, problemsOf, roomFor } from './picked-photos.ts';

export type PickedPhotos = {
  /** Uploaded and uploading photos, in order. */
  photos: readonly PickedPhoto[];
  /** Photos that will not be sent; they take up no room. */
  failed: readonly PickedPhoto[];
  most: number;
  /** How many more photos can be added. */
  room: number;
  /** Uploaded photos, in order, without pending and refused ones. */
  sent: Photo[];
  isSending: boolean;
  /** Uploads files as far as there is room; the rest go to `failed`. */
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  move: (key: string, by: -1 | 1) => void;
  sendAgain: (key: string) => void;
  /** True if an upload that failed blocks the form; the picker then says so and takes focus. Refused files and those beyond the limit do not. */
  holdsUp: () => boolean;
  /** How many times an unfinished upload blocked the form. */
  heldUp: number;
  /**
   * Syncs with the photos the server has: drops missing ones and updates the URLs of the rest (those of unused photos expire after an hour
   * or two). Makes no request. Returns how many were dropped.
   */
  goBy: (there: readonly Photo[]) => number;
};

type Props = { most: number; initial?: readonly Photo[]; held?: readonly Photo[] };

/**
 * The photos of a form: uploaded when chosen, with progress, removable and sortable. `initial` are photos already on the server, from a
 * draft or the edited item. Those of the edited item (`held`) are only removed from the list, because the item may keep them.
 */
export function usePhotos({ most, initial = [], held = [] }: Props): PickedPhotos {
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
    // If it cannot be deleted now, it is deleted after a week.
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
      const isHeldUp = failed.some(isLost);
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

/** Uploads a file, converted to JPEG if the server cannot read it; null if the browser cannot either. */
async function sendReadable(file: File, about: Parameters<typeof sendPhoto>[1]): Promise<Photo | null> {
  const readable = await readableFile(file);
  if (readable === null) return null;
  about.signal.throwIfAborted();
  return sendPhoto(readable, about);
}

/** The key of a file that is not uploaded yet. */
function nextKey(): string {
  lastFile += 1;
  return `file ${lastFile}`;
}

let lastFile = 0;

function ofPhoto(photo: Photo): PickedPhoto {
  return { key: String(photo.id), name: '', preview: photo.src, progress: 1, photo, problem: null };
}

/** Twice the stored size, so the server can downscale. */
const longestEdge = PHOTO_EDGE * 2;

/**
 * The file in a format the server can read: an iPhone's HEIC is converted to upright JPEG if the browser can decode it (Safari). null if it
 * cannot. Browser only.
 */
async function readableFile(file: File): Promise<File | null> {
  const isHeic = isHeicByName(file) || isHeicByContent(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!isHeic) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    return content && new File([content], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
  } catch (error) {
    console.warn(error);
    return null;
  }
}
