import { defineMessages } from '#client/locale/message.ts';

/** Texts of the artist card, separate from the rest because the home page needs them. */
export const artistCardMessages = defineMessages({
  followers: { ko: '팔로워 {count}명', en: '{count} {count|follower|followers}', cn: '{count} 位关注者' },
});
