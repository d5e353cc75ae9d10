import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import { toast } from '#client/toasts/toast.tsx';
import { ApiError } from '#client/wire/api-error.ts';
import { urlFor } from '#contract/routes.ts';
import { LAYER_NAME_LENGTH, layerPictures } from '#rules/design/custom-design.ts';
import { ownPictureProblem, PICTURES_MAX } from '#rules/design/picture/own-picture.ts';
import type { Point } from '#rules/design/placement.ts';
import { codeInPicture, PICTURE_NOTE_BYTES } from '#rules/design/share/share.ts';
import { sendOwnPicture } from '#storefront/nouns/own-picture/own-picture-calls.ts';
import { shareApi } from '#storefront/nouns/share/share-calls.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { sending } from './sending.ts';
import { pictureTexts } from './texts.ts';

/** True if an uploaded picture is a shared one and the shopper opens its design; the design here stays in its draft. */
async function opensItsDesign(file: File, text: Translate): Promise<boolean> {
  const code = codeInPicture(new Uint8Array(await file.slice(0, PICTURE_NOTE_BYTES).arrayBuffer()));
  // One that is no longer shared is a picture like any other.
  const shared = code && (await shareApi.read(code).catch(() => null));
  if (!code || !shared) return false;
  const asks = {
    title: text(pictureTexts.sharedTitle),
    message: text(pictureTexts.shared),
    okLabel: text(pictureTexts.sharedOk),
    cancelLabel: text(pictureTexts.sharedNo),
  };
  if (!(await dialog.confirm(asks))) return false;
  window.location.assign(urlFor('shared-design', { code }));
  return true;
}

type Ground = { store: EditorStore; text: Translate; errorText: (error: unknown) => string };

const NARROW_PX = 600;

/**
 * Uploads a picture after the shopper confirms the right to use it, and adds it around a point (mm) or in the middle. False if it was
 * not added.
 */
export async function addPicture({ store, text, errorText }: Ground, file: File, at: Point | null): Promise<boolean> {
  if (sending.read() !== null) return false;
  const isFull = () => layerPictures(store.read().history.present).length >= PICTURES_MAX;
  if (isFull()) {
    toast(text(pictureTexts.limit, { limit: PICTURES_MAX }));
    return false;
  }
  const problem = ownPictureProblem(file);
  try {
    if (problem) throw new ApiError(problem, { status: 422 });
    if (await opensItsDesign(file, text)) return false;
    const asks = { title: text(pictureTexts.rightsTitle), message: text(pictureTexts.rights), okLabel: text(pictureTexts.rightsOk) };
    if (!(await dialog.confirm(asks))) return false;
    sending.write(0);
    const picture = await sendOwnPicture(file, { onProgress: sending.write, signal: new AbortController().signal });
    const name =
      file.name
        .replace(/\.\w+$/, '')
        .slice(0, LAYER_NAME_LENGTH)
        .trim() || text(pictureTexts.unnamed);
    // As for a text: on a phone it is too small to be seen on the whole garment.
    if (innerWidth < NARROW_PX) store.suggestView('print');
    return store.addPicture(picture, name, at);
  } catch (error) {
    toast(errorText(error), 'error');
    return false;
  } finally {
    sending.write(null);
  }
}
