import { callApi } from '#client/wire/call-api.ts';
import { type SendOptions, sendFile } from '#client/wire/send-file.ts';
import type { OwnPicture, OwnPictures } from '#contract/rest/design/own-pictures.ts';
import { OWN_PICTURE_EXTENSION as extension, PICTURES_READ_MAX } from '#rules/design/picture/own-picture.ts';

/** Uploads a picture that the shopper has confirmed the right to use. Throws ApiError. */
export async function sendOwnPicture(file: Blob, options: SendOptions) {
  return { ...(await sendFile<OwnPicture>('/own-pictures?is_own=true', file, options)), extension };
}

/** The given pictures that are the shopper's own. Throws ApiError. */
export async function loadOwnPictures(ids: readonly number[]) {
  const { pictures } = await callApi<OwnPictures>('GET', `/own-pictures?ids=${ids.slice(0, PICTURES_READ_MAX).join()}`);
  return pictures.map((picture) => ({ ...picture, extension }));
}
