import { defineMessages } from '#client/locale/message.ts';

/** Texts of the follow page. */
export const followPageTexts = defineMessages({
  artists: { ko: '아티스트', en: 'Artists', cn: '艺术家' },
  brands: { ko: '브랜드', en: 'Brands', cn: '品牌' },
  noArtists: { ko: '아직 팔로우한 아티스트가 없습니다.', en: 'You are not following any artists yet.', cn: '还没有关注的艺术家。' },
  noBrands: { ko: '아직 팔로우한 브랜드가 없습니다.', en: 'You are not following any brands yet.', cn: '还没有关注的品牌。' },
  findArtists: { ko: '아티스트 둘러보기', en: 'Find artists', cn: '浏览艺术家' },
  findBrands: { ko: '상품 둘러보기', en: 'Find products', cn: '浏览商品' },
  followers: { ko: '팔로워 {count}명', en: '{count} {count|follower|followers}', cn: '{count} 位关注者' },
  newGraphics: { ko: '새 그래픽 {count}점', en: '{count} new {count|graphic|graphics}', cn: '{count} 件新图案' },
  newProducts: { ko: '새 상품 {count}개', en: '{count} new {count|product|products}', cn: '{count} 件新商品' },
  isNew: { ko: '새로 나옴', en: 'New', cn: '新作' },
  worksOf: { ko: '{name}의 작품', en: 'Works by {name}', cn: '{name} 的作品' },
  productsOf: { ko: '{name}의 상품', en: 'Products by {name}', cn: '{name} 的商品' },
  tellOf: { ko: '{name} 새 소식 받기', en: 'Notify me about {name}', cn: '接收 {name} 的新动态' },
  digestLead: {
    ko: '새 그래픽은 하루 한 번 모아서 알려 드려요. 종을 누르면 그 아티스트의 소식만 쉬어 갑니다.',
    en: 'You get new graphics in one notification a day. Tap a bell to turn an artist off.',
    cn: '新图案每天汇总通知一次。点按铃铛可暂停接收该艺术家的消息。',
  },
  muted: { ko: '{name}의 새 소식을 보내지 않을게요.', en: 'Notifications about {name} are off.', cn: '将不再发送 {name} 的新动态。' },
  unmuted: { ko: '{name}의 새 소식을 알려 드릴게요.', en: 'Notifications about {name} are on.', cn: '将发送 {name} 的新动态。' },
});
