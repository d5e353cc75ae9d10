import { defineMessages } from '#client/locale/message.ts';

/** Texts of a shop that has no content yet. The loader sends them only where shown, so other shops' pages do not carry them. */
export const openingTexts = defineMessages({
  empty: { ko: '곧 새로운 작품으로 채워집니다.', en: 'New works are on their way.', cn: '新作品即将上线。' },
  emptyLead: {
    ko: '아티스트의 그림과 매일 입는 옷이 만나는 자리를 준비하고 있어요.',
    en: 'We are getting ready to bring artists’ work to the clothes you wear.',
    cn: '我们正在准备一个让艺术作品与日常衣物相遇的地方。',
  },
});
