import type { BlockKind } from '#rules/home/home-block.ts';

/** Rectangles of a 96 by 60 drawing: an image, a line of text, a selected element. */
type Part = readonly [shape: 'picture' | 'words' | 'ink', x: number, y: number, width: number, height: number];

const row = (y: number, height: number, widths: readonly number[], shape: Part[0] = 'picture'): Part[] => {
  let x = 6;
  return widths.map((width) => {
    const part = [shape, x, y, width, height] as const;
    x += width + 4;
    return part;
  });
};
const heading: Part = ['ink', 6, 6, 34, 5];

/** Each block kind's name, purpose and small drawing. */
export const kindViews: Readonly<Record<BlockKind, { name: string; about: string; drawing: readonly Part[] }>> = {
  BANNER: {
    name: '이미지 배너',
    about: '큰 사진에 글과 라벨, 링크',
    drawing: [
      ['picture', 0, 0, 96, 60],
      ['ink', 8, 36, 46, 6],
      ['words', 8, 46, 30, 4],
    ],
  },
  'BANNER PRODUCT': {
    name: '상품 배너',
    about: '상품을 두 줄씩 넘겨 보기',
    drawing: [
      heading,
      ['picture', 6, 17, 16, 16],
      ['words', 26, 20, 34, 4],
      ['picture', 6, 37, 16, 16],
      ['words', 26, 40, 34, 4],
      ['picture', 72, 17, 24, 16],
      ['picture', 72, 37, 24, 16],
    ],
  },
  'BANNER GRAPHIC': {
    name: '그래픽 배너',
    about: '그래픽을 두 줄씩 넘겨 보기',
    drawing: [
      heading,
      ['ink', 6, 17, 16, 16],
      ['words', 26, 20, 34, 4],
      ['ink', 6, 37, 16, 16],
      ['words', 26, 40, 34, 4],
      ['ink', 72, 17, 24, 16],
      ['ink', 72, 37, 24, 16],
    ],
  },
  LINE: {
    name: '띠 문구',
    about: '얇은 한 줄 알림',
    drawing: [
      ['ink', 0, 24, 96, 13],
      ['picture', 28, 28, 40, 5],
    ],
  },
  NAVIGATION: {
    name: '바로가기',
    about: '한 줄에 다섯 개씩 아이콘 링크',
    drawing: [
      ...row(10, 13, [13, 13, 13, 13, 13]),
      ...row(25, 3, [13, 13, 13, 13, 13], 'words'),
      ...row(34, 13, [13, 13, 13, 13, 13]),
      ...row(49, 3, [13, 13, 13, 13, 13], 'words'),
    ],
  },
  'ITEM PRODUCT_CUSTOM_TEMPLATE': {
    name: '디자인 모음',
    about: '완성된 디자인에서 시작하기',
    drawing: [heading, ['picture', 6, 16, 72, 30], ['words', 6, 49, 40, 4], ['picture', 82, 16, 14, 30]],
  },
  'ITEM PRODUCT': {
    name: '상품 모음',
    about: '상품을 옆으로 넘겨 보기',
    drawing: [heading, ...row(16, 28, [32, 32, 14]), ...row(47, 4, [26, 26], 'words')],
  },
  'ITEM ARTIST': {
    name: '아티스트 모음',
    about: '아티스트 소개',
    drawing: [heading, ...row(16, 28, [48, 34]), ...row(47, 4, [26], 'words')],
  },
  'ITEM REVIEW': {
    name: '리뷰 모음',
    about: '고른 리뷰 또는 새 사진 리뷰',
    drawing: [heading, ...row(16, 22, [38, 38, 8]), ...row(41, 4, [30, 30], 'words'), ...row(48, 4, [20, 20], 'words')],
  },
  'THUMBNAIL PRODUCT': {
    name: '사진과 상품',
    about: '사진 아래 관련 상품',
    drawing: [
      ['picture', 6, 4, 66, 26],
      ['picture', 6, 34, 10, 10],
      ['words', 20, 37, 40, 4],
      ['picture', 6, 47, 10, 10],
      ['words', 20, 50, 40, 4],
      ['picture', 76, 4, 20, 26],
    ],
  },
  'THUMBNAIL CUSTOM': {
    name: '사진 (제목 위)',
    about: '사진 위에 제목',
    drawing: [
      ['picture', 6, 4, 84, 44],
      ['ink', 12, 36, 40, 6],
      ['ink', 40, 52, 4, 4],
      ['words', 47, 52, 4, 4],
      ['words', 54, 52, 4, 4],
    ],
  },
  'THUMBNAIL CUSTOM2': {
    name: '사진 (글 아래)',
    about: '사진 아래 제목과 설명',
    drawing: [
      ['picture', 6, 4, 84, 30],
      ['ink', 6, 38, 40, 5],
      ['words', 6, 46, 56, 4],
      ['ink', 40, 54, 4, 4],
      ['words', 47, 54, 4, 4],
    ],
  },
  TAG: {
    name: '태그 그래픽',
    about: '태그를 누르면 그래픽이 바뀜',
    drawing: [['ink', 6, 6, 22, 9], ['words', 32, 6, 22, 9], ['words', 58, 6, 22, 9], ...row(20, 32, [38, 38, 8])],
  },
};
