import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type BannerLayout, navigationIcons, popupSize } from '#demo/content/publication-pictures.ts';
import { brandMarks, drawBrandLogo } from './brand-logos.ts';
import { bannerLayouts, drawBanner } from './draw-banner.ts';
import { drawNavigationIcon } from './navigation-icons.ts';

const work = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="300" height="300"><circle cx="5" cy="5" r="4" fill="#2E86AB"/></svg>',
);

const layouts = Object.keys(bannerLayouts) as BannerLayout[];

describe('banners', () => {
  it('a banner is drawn in every layout and at every shape the shop uses, the same twice, each layout unlike the others', async () => {
    for (const size of [{ widthPx: 640, heightPx: 280 }, { widthPx: 390, heightPx: 500 }, popupSize]) {
      const seen = new Set<string>();
      for (const layout of layouts) {
        const request = {
          layout,
          title: '첫 그림을\n입는 날',
          subtitle: '가입하면 5,000원 쿠폰',
          background: '#F2C9B8',
          garments: [work],
          graphics: [work],
          ...size,
        };
        const picture = await drawBanner(request);
        if (size.widthPx === 390) expect(picture.equals(await drawBanner(request)), layout).toBe(true);
        expect(await sharp(picture).metadata()).toMatchObject({ width: size.widthPx, height: size.heightPx });
        seen.add(picture.toString('base64'));
      }
      expect(seen.size).toBe(layouts.length);
    }
  });

  it('popup pictures have the proportions 13:11 (specification 9)', () => {
    expect(popupSize.widthPx * 11).toBe(popupSize.heightPx * 13);
  });

  it('a banner without a picture still shows its title', async () => {
    for (const layout of layouts) {
      const picture = await drawBanner({ layout, title: 'Hello', subtitle: '', background: '#FFFFFF', widthPx: 400, heightPx: 300 });
      const { channels } = await sharp(picture).stats();
      expect(channels[0]?.min, layout).toBeLessThan(60);
    }
  });
});

describe('marks', () => {
  it('every brand logo and navigation icon is drawn at its size', async () => {
    for (const brand of brandMarks)
      expect(await sharp(await drawBrandLogo({ brand, sizePx: 200 })).metadata()).toMatchObject({ width: 200, height: 200 });
    for (const icon of navigationIcons)
      expect(await sharp(await drawNavigationIcon({ icon, sizePx: 96 })).metadata()).toMatchObject({ width: 96, height: 96 });
  });
});
