import { defineMessages } from '#client/locale/message.ts';

/** Texts of following. */
export const followTexts = defineMessages({
  follow: { ko: '팔로우', en: 'Follow', cn: '关注' },
  following: { ko: '팔로잉', en: 'Following', cn: '已关注' },
});
