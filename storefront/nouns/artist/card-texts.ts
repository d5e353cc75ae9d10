import { defineMessages } from '#client/locale/message.ts';

/** What the card of an artist says: it travels with the home page, the other sentences do not. */
export const artistCardMessages = defineMessages({
  followers: { ko: '팔로워 {count}명', en: '{count} {count|follower|followers}', cn: '{count} 位关注者' },
});
