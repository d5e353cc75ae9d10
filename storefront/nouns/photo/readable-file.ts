import { isHeicByContent, isHeicByName, PHOTO_EDGE } from '#rules/community/photo.ts';

/** Twice what is kept, so that the server still has something to choose from. */
const longestEdge = PHOTO_EDGE * 2;

/**
 * The file as the server can read it: a HEIC of an iPhone is made into JPEG by browsers that can decode it (Safari), upright. Null where the
 * browser cannot. Browser only.
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
