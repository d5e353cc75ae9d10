import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { actText } from '#admin/kit/said-text.ts';
import { call } from '#admin/session/wire.ts';
import { toast } from '#client/toasts/toast.tsx';
import { sendFile } from '#client/wire/send-file.ts';
import { type ErrorCode, errorMessage } from '#contract/errors/errors.ts';
import type { Picture, PicturePage } from '#contract/rest/admin/pictures.ts';
import { PICTURE_MAX_BYTES } from '#rules/home/picture.ts';

export interface LibraryQuery {
  q?: string;
  folder?: string;
  src?: string;
  limit?: number;
  offset?: number;
}

/** A page of the library. Throws ApiError. */
export function findPictures(query: LibraryQuery): Promise<PicturePage> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') asked.set(name, String(value));
  if (query.folder === '') asked.set('folder', '');
  return call('GET', `/admin/pictures?${asked}`);
}

/** The library image of a URL; null if it is from elsewhere. */
export async function pictureAt(src: string): Promise<Picture | null> {
  return (await findPictures({ src, limit: 1 })).pictures[0] ?? null;
}

/** A file being uploaded to the library. */
export interface Upload {
  name: string;
  percent: number;
}

/** Uploads images one at a time with progress; reports and skips unsupported ones. */
export function useUploads() {
  const queries = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const ended = useRef(new AbortController());
  const send = useCallback(
    async (files: readonly File[], folder = ''): Promise<Picture[]> => {
      const added: Picture[] = [];
      for (const file of files) {
        const problem = problemOf(file);
        if (problem !== null) {
          toast(`${file.name}: ${errorMessage(problem, 'ko')}`, 'error');
          continue;
        }
        setUpload({ name: file.name, percent: 0 });
        try {
          added.push(
            await sendFile<Picture>(`/admin/pictures?${new URLSearchParams({ name: file.name.slice(-200), folder })}`, file, {
              onProgress: (part) => setUpload({ name: file.name, percent: Math.round(part * 100) }),
              signal: ended.current.signal,
            }),
          );
        } catch (error) {
          toast(`${file.name}: ${actText(error)}`, 'error');
        }
      }
      setUpload(null);
      await queries.invalidateQueries({ queryKey: ['pictures'] });
      return added;
    },
    [queries],
  );
  return { upload, send };
}

function problemOf(file: File): ErrorCode | null {
  if (file.size > PICTURE_MAX_BYTES) return 'PICTURE_TOO_LARGE';
  return file.size === 0 || (file.type !== '' && !file.type.startsWith('image/')) ? 'PHOTO_UNREADABLE' : null;
}
