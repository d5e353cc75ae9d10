import { defineMessages } from '#client/locale/message.ts';

/** Texts of the public page of a shared design. */
export const sharedTexts = defineMessages({
  untitled: { ko: '{product} 디자인', en: 'A design on {product}', cn: '{product} 的设计' },
  by: { ko: '{owner} 님의 디자인', en: 'A design by {owner}', cn: '{owner} 的设计' },
  anonymous: { ko: '누군가 나눈 디자인', en: 'Someone shared this design', cn: '有人分享了这个设计' },
  picture: { ko: '{name} {side}', en: '{name}, {side}', cn: '{name} {side}' },
  sides: { ko: '인쇄면', en: 'Sides', cn: '印刷面' },
  credits: { ko: '그래픽 아티스트', en: 'Graphics by', cn: '图案作者' },
  notSold: {
    ko: '이 디자인에 쓴 옷이나 그래픽 가운데 지금은 팔지 않는 것이 있어요. 비슷하게 만들어 볼 수는 있어요.',
    en: 'Part of this design is currently not for sale. You can still make something similar.',
    cn: '该设计中有暂停销售的服装或图案，您仍可制作类似的设计。',
  },
  makeMine: { ko: '내 것으로 만들기', en: 'Make mine', cn: '做成我的' },
  makeMineHint: {
    ko: '그림의 자리와 크기를 그대로 가져와 마음껏 바꿀 수 있어요.',
    en: 'Start with the same art in the same place and change what you like.',
    cn: '保留图案的位置和大小，随意修改。',
  },
  pictures: {
    ko: '직접 올린 사진은 올린 사람만 쓸 수 있어서 빼고 가져와요.',
    en: 'A photo that its owner sent in stays with them and is left out.',
    cn: '对方上传的照片仅限本人使用，不会一并带入。',
  },
  product: { ko: '빈 옷 보기', en: 'View the garment', cn: '查看服装' },
  description: { ko: '{artists}의 그래픽으로 만든 디자인', en: 'A design with graphics by {artists}', cn: '使用 {artists} 图案的设计' },
  goneTitle: { ko: '지금은 볼 수 없는 디자인이에요', en: 'This design is no longer available', cn: '该设计已无法查看' },
  gone: {
    ko: '공유가 끝났거나 주소가 잘못되었어요. 다른 사람들이 고른 디자인을 구경해 보세요.',
    en: 'Sharing has ended or the address is wrong. Take a look at what others chose.',
    cn: '分享已结束或链接有误，去看看其他人的设计吧。',
  },
  seeBest: { ko: '많이 찾는 디자인 보기', en: 'View the best designs', cn: '查看热门设计' },
});
