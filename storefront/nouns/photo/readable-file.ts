import { isHeicByContent, isHeicByName, PHOTO_EDGE } from '#rules/community/photo.ts';

/** Twice the stored size, so the server can downscale. */
const longestEdge = PHOTO_EDGE * 2;

/**
 * The file in a format the server can read: an iPhone's HEIC is converted to upright JPEG if the browser can decode it (Safari). null if it
 * cannot. Browser only.
 */
export async function readableFile(file: File): Promise<File | null> {
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
