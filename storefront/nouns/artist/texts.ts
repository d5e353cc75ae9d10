import { defineMessages } from '#client/locale/message.ts';
import { artistCardMessages } from './card-texts.ts';

/** Texts about artists and their graphics. */
export const artistMessages = defineMessages({
  ...artistCardMessages,
  works: { ko: '작품 {count}점', en: '{count} {count|work|works}', cn: '{count} 件作品' },
  goods: { ko: '작품이 담긴 상품', en: 'Goods with these works', cn: '印有作品的商品' },
  noGraphics: { ko: '아직 공개된 그래픽이 없습니다.', en: 'No graphics have been published yet.', cn: '暂无公开的图案。' },
  garments: { ko: '이 그래픽, 이렇게 보여요', en: 'How it looks when worn', cn: '这样穿上此图案' },
  garmentsLead: {
    ko: '옷을 고르면 그래픽이 올라간 채로 시작합니다',
    en: 'Pick one and start with this graphic in place',
    cn: '选择服饰即可直接开始设计',
  },
  wearIt: { ko: '이 그래픽으로 옷 만들기', en: 'Use this graphic', cn: '用此图案制作服饰' },
  graphicPrice: { ko: '그래픽 사용료', en: 'Graphic price', cn: '图案费用' },
  donation: { ko: '한 점 팔릴 때마다 {amount}을 기부합니다.', en: '{amount} of each sale is donated.', cn: '每售出一件捐赠 {amount}。' },
  size: { ko: '원본 {width} × {height} px', en: 'Original size {width} × {height} px', cn: '原图 {width} × {height} px' },
  allArtists: { ko: '아티스트', en: 'Artists', cn: '艺术家' },
  allArtistsLead: { ko: '옷 위에 올라갈 그림을 그리는 사람들', en: 'The people who draw what you wear', cn: '为服饰创作图案的人们' },
  newest: { ko: '최신순', en: 'Newest', cn: '最新' },
  noArtists: { ko: '아직 소개할 아티스트가 없습니다.', en: 'There are no artists yet.', cn: '暂无艺术家。' },
});
