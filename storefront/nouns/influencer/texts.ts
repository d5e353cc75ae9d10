import { defineMessages } from '#client/locale/message.ts';

/** Texts about influencers and their posts. */
export const influencerTexts = defineMessages({
  posts: { ko: '게시물 {count}', en: '{count} {count|post|posts}', cn: '{count} 篇动态' },
  feed: { ko: '게시물', en: 'Posts', cn: '动态' },
  inKorean: { ko: '한국어로 쓴 글입니다.', en: 'Written in Korean.', cn: '此内容为韩语。' },
  post: { ko: '게시물 사진', en: 'A post', cn: '动态图片' },
  several: { ko: '사진 여러 장', en: 'Several pictures', cn: '多张图片' },
  noPosts: { ko: '아직 올린 게시물이 없어요.', en: 'There are no posts yet.', cn: '暂无动态。' },
  pictures: { ko: '{name}의 사진', en: 'Pictures by {name}', cn: '{name} 的图片' },
  picture: { ko: '{name}의 사진 {index}', en: 'Picture {index} by {name}', cn: '{name} 的图片 {index}' },
  products: { ko: '사진 속 상품', en: 'Products in this post', cn: '图中商品' },
  designs: { ko: '사진 속 디자인', en: 'Designs in this post', cn: '图中设计' },
  designsLead: {
    ko: '눌러서 열면 그대로 입거나 내 것으로 바꿀 수 있어요.',
    en: 'Wear it as it is or make it your own.',
    cn: '打开后可直接购买，或改成自己的样子。',
  },
  makeMine: { ko: '내 것으로 만들기', en: 'Make mine', cn: '做成我的' },
  morePosts: { ko: '{name}의 다른 게시물', en: 'More posts by {name}', cn: '{name} 的其他动态' },
});
