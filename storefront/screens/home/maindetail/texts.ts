import { defineMessages } from '#client/locale/message.ts';

/** Texts of the collection pages. */
export const collectionTexts = defineMessages({
  graphicCount: { ko: '{count}점', en: '{count} {count|work|works}', cn: '{count} 件' },
  byArtist: { ko: '아티스트별로 보기', en: 'By artist', cn: '按艺术家查看' },
  lists: { ko: '모아보기', en: 'Collections', cn: '精选列表' },
  graphics: { ko: '모든 그래픽', en: 'All graphics', cn: '全部图案' },
  'best-graphics': { ko: '베스트 그래픽', en: 'Best graphics', cn: '人气图案' },
  'best-customs': { ko: '베스트 커스텀', en: 'Best customs', cn: '热门定制' },
  influencers: { ko: '인플루언서', en: 'Influencers', cn: '达人' },
  bestCustomsLead: {
    ko: '그대로 담거나, 열어서 조금 바꿔 입어 보세요.',
    en: 'Order one as it is, or open it and make it your own.',
    cn: '直接购买，或打开后改成自己的样子。',
  },
  influencersLead: {
    ko: '매일 입는 사람들이 고른 옷과 그림.',
    en: 'Clothes and art chosen by people who wear them every day.',
    cn: '每天穿搭的人们挑选的衣服和图案。',
  },
  noDesigns: { ko: '아직 보여 드릴 디자인이 없어요.', en: 'There are no designs here yet.', cn: '暂无设计。' },
  noInfluencers: { ko: '아직 소개할 인플루언서가 없어요.', en: 'There are no influencers here yet.', cn: '暂无达人。' },
  emptyBlock: { ko: '지금은 모아 둔 것이 없어요.', en: 'There is nothing in this collection right now.', cn: '此合集暂无内容。' },
  startBlank: { ko: '빈 옷에서 시작', en: 'Start with a blank one', cn: '从空白服装开始' },
});
