/** A square copy of a same-origin image as RGBA; `cut` is in fractions of the image. Browser only. Rejects if it cannot be read. */
export async function pixelsOf(src: string, cut = { x: 0, y: 0, width: 1, height: 1 }, side = SIDE_PX): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to read a picture with');
  const { naturalWidth: width, naturalHeight: height } = image;
  context.drawImage(image, cut.x * width, cut.y * height, cut.width * width, cut.height * height, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}

/** Large enough to estimate a mean or a share, small enough for a phone's memory. */
const SIDE_PX = 48;
