import { callApi } from '#client/wire/call-api.ts';
import { type SendOptions, sendFile } from '#client/wire/send-file.ts';
import type { Photo, WaitingPhotos } from '#contract/rest/photos.ts';

/** Sends a photo; it waits a week for what it is for. Errors: PHOTO_TOO_LARGE, PHOTO_UNREADABLE. */
export function sendPhoto(file: Blob, options: SendOptions): Promise<Photo> {
  return sendFile('/photos', file, options);
}

/** The photos of the member's that are at the server and that nothing holds yet. */
export async function waitingPhotos(): Promise<Photo[]> {
  const { photos } = await callApi<WaitingPhotos>('GET', '/photos');
  return photos;
}

/** Deletes a photo that nothing holds. Errors: PHOTO_NOT_FOUND. */
export function deletePhoto(id: number): Promise<void> {
  return callApi('DELETE', `/photos/${id}`);
}
