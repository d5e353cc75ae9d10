import { expect, test } from 'vitest';
import { resizeSrc } from '../images.ts';
import { libraryIdsIn, withPictureFacts } from './picture-facts.ts';
import { toldOf } from './told-picture.ts';

const facts = [
  { id: 12, focal_x: 30, focal_y: 40, alt: { ko: '셔츠, 100%', en: 'A "shirt"' } },
  { id: 13, focal_x: 50, focal_y: 50, alt: {} },
];
const answer = {
  rows: [
    { image_src: '/cdn/library/12', logo_src: '/cdn/library/13', name: 'no address: /cdn/library' },
    {
      image_src: '/cdn/library/12-13x11',
      content: '<p>a</p><p><img src="/cdn/library/12" alt="옛말"></p><img src="/cdn/library/13" alt="둘">',
    },
  ],
};

test('library pictures are found in addresses and in rich text', () => {
  expect(libraryIdsIn(answer)).toEqual([12, 13]);
  expect(libraryIdsIn({ src: `/cdn/${'a'.repeat(64)}.webp`, more: [null, 3] })).toEqual([]);
});

test('a picture’s address with its facts in the reader’s language still refers to the same picture', () => {
  const { rows } = withPictureFacts(answer, facts, 'ko');
  const [first, second] = rows;
  expect(toldOf(first?.image_src ?? '')).toEqual({ focal: { x: 30, y: 40 }, alt: '셔츠, 100%' });
  expect(first).toMatchObject({ logo_src: '/cdn/library/13', name: 'no address: /cdn/library' });
  // A crop is already centred on its focal point.
  expect(toldOf(second?.image_src ?? '')).toEqual({ focal: null, alt: '셔츠, 100%' });
  expect(resizeSrc(first?.image_src, 256)).toBe(resizeSrc('/cdn/library/12', 256));
  expect(withPictureFacts(answer, facts, 'cn').rows[0]?.image_src).toContain(encodeURIComponent('A "shirt"'));
  expect(answer.rows[0]?.image_src).toBe('/cdn/library/12');
});

test('pictures in rich text get the library’s alternative text in each language, and keep their own where it has none', () => {
  expect(withPictureFacts(answer, facts, 'en').rows[1]?.content).toBe(
    '<p>a</p><p><img src="/cdn/library/12" alt="A &#34;shirt&#34;"></p><img src="/cdn/library/13" alt="둘">',
  );
});

test('a picture address with missing or malformed facts is still shown as a picture', () => {
  for (const src of ['/cdn/library/12', '/cdn/library/12#', '/cdn/library/12#a,b,c', '/cdn/library/12#1,2,%E0%A4%A'])
    expect([src, toldOf(src).alt]).toEqual([src, '']);
});
