import { callApi } from '#client/wire/call-api.ts';
import { type SendOptions, sendFile } from '#client/wire/send-file.ts';
import type { Photo, WaitingPhotos } from '#contract/rest/photos.ts';

/** Uploads a photo, which is kept for a week until something uses it. Errors: PHOTO_TOO_LARGE, PHOTO_UNREADABLE. */
export function sendPhoto(file: Blob, options: SendOptions): Promise<Photo> {
  return sendFile('/photos', file, options);
}

/** The member's uploaded photos that are not used yet. */
export async function waitingPhotos(): Promise<Photo[]> {
  const { photos } = await callApi<WaitingPhotos>('GET', '/photos');
  return photos;
}

/** Deletes an unused photo. Errors: PHOTO_NOT_FOUND. */
export function deletePhoto(id: number): Promise<void> {
  return callApi('DELETE', `/photos/${id}`);
}
