import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeholderSrc } from '#contract/images.ts';
import { Picture } from './picture.tsx';

test('the Korean text of a picture is marked as Korean on pages of every language', () => {
  const languageOf = (alt: string) => / lang="(\w+)"/.exec(renderToStaticMarkup(<Picture src="/cdn/a.webp" size={512} alt={alt} />))?.[1];
  expect(['풀잎 고리를 가슴에 두르고.', 'A ring of leaves', ''].map(languageOf)).toEqual(['ko', undefined, undefined]);
});

test('a picture that fails to load shows the placeholder', () => {
  expect(renderToStaticMarkup(<Picture src={null} size={512} alt="" />)).toContain(`src="${placeholderSrc}"`);
});
