import { OWN_PICTURE_MAX_BYTES } from '#rules/design/picture/own-picture.ts';
import { removeGround } from '#rules/design/picture/remove-ground.ts';

/** Runs in a worker: reads the picture at a URL and answers with the same picture without its background, null if it has none. */
self.addEventListener('message', async ({ data: src }: MessageEvent<string>) => {
  self.postMessage(await cutOut(src).catch(() => 'unreadable'));
});

async function cutOut(src: string): Promise<Blob | null> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`the picture is not there: ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const { width, height } = bitmap;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read a picture with');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, width, height);
  const cut = removeGround(pixels);
  if (cut === null) return null;
  pixels.data.set(cut);
  context.putImageData(pixels, 0, 0);
  const exact = await canvas.convertToBlob({ type: 'image/png' });
  return exact.size <= OWN_PICTURE_MAX_BYTES ? exact : canvas.convertToBlob({ type: 'image/webp', quality: 0.95 });
}
