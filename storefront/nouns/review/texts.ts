import { defineMessages } from '#client/locale/message.ts';

/** Texts of a review, wherever it is shown. */
export const reviewMessages = defineMessages({
  score: { ko: '5점 만점에 {score}점', en: '{score} out of 5 stars', cn: '满分5分，评分{score}分' },
});
