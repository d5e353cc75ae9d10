import sharp from 'sharp';

/**
 * A photo as a phone saves it: taken sideways (EXIF orientation 6), with place, time and camera in its metadata. 2,400 x 1,800 px as
 * stored: blue sky on the left, grass on the right.
 */
export function sidewaysPhoto(): Promise<Buffer> {
  const grass = { create: { width: 1_200, height: 1_800, channels: 3, background: '#4a7a1e' } } as const;
  return sharp({ create: { width: 2_400, height: 1_800, channels: 3, background: '#3c78d8' } })
    .composite([{ input: grass, left: 1_200, top: 0 }])
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Seam', Model: 'Seam Test Camera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '126/1 58/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}
