import { defineMessages } from '#client/locale/message.ts';

/** Texts that the loader sends if needed: the page's title, and the text of a shop without content. */
export const openingTexts = defineMessages({
  pageTitle: {
    ko: '아티스트의 그래픽으로 만드는 나만의 옷',
    en: 'Clothes made yours with artists’ graphics',
    cn: '用艺术家的图案定制你的衣服',
  },
  empty: { ko: '곧 새로운 작품으로 채워집니다.', en: 'New works are on their way.', cn: '新作品即将上线。' },
  emptyLead: {
    ko: '아티스트의 그림과 매일 입는 옷이 만나는 자리를 준비하고 있어요.',
    en: 'We are getting ready to bring artists’ work to the clothes you wear.',
    cn: '我们正在准备一个让艺术作品与日常衣物相遇的地方。',
  },
});
