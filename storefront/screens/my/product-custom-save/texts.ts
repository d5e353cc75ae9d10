import { defineMessages } from '#client/locale/message.ts';

/** Texts of the list of saved designs. */
export const savedTexts = defineMessages({
  empty: {
    ko: '아직 저장한 디자인이 없어요. 첫 옷을 만들어 볼까요?',
    en: 'No saved designs yet. Ready to make your first?',
    cn: '还没有保存的设计，来做第一件吧？',
  },
  start: { ko: '커스텀 상품 보기', en: 'See customizable products', cn: '查看可定制商品' },
  loading: { ko: '저장한 디자인을 불러오는 중', en: 'Loading saved designs', cn: '正在加载已保存的设计' },
  open: { ko: '{name} 편집', en: 'Edit {name}', cn: '编辑 {name}' },
  edit: { ko: '편집', en: 'Edit', cn: '编辑' },
  cart: { ko: '담기', en: 'Add to cart', cn: '加购' },
  more: { ko: '{name} 더보기', en: 'More options for {name}', cn: '{name} 的更多操作' },
  rename: { ko: '이름 바꾸기', en: 'Rename', cn: '重命名' },
  copy: { ko: '복제', en: 'Duplicate', cn: '复制' },
  name: { ko: '디자인 이름', en: 'Design name', cn: '设计名称' },
  remove: { ko: '삭제', en: 'Delete', cn: '删除' },
  removeAsk: {
    ko: '‘{name}’ 디자인을 삭제할까요? 되돌릴 수 없습니다.',
    en: 'Delete “{name}”? This cannot be undone.',
    cn: '要删除“{name}”吗？此操作无法撤销。',
  },
  removed: { ko: '디자인을 삭제했습니다.', en: 'The design was deleted.', cn: '设计已删除。' },
  sides: { ko: '{name}의 인쇄면', en: 'Sides of {name}', cn: '{name} 的印刷面' },
  picture: { ko: '{name} {side}', en: '{name}, {side}', cn: '{name} {side}' },
  layers: { ko: '{side}에 쓴 그래픽', en: 'Graphics on the {side}', cn: '{side}使用的图案' },
  layer: { ko: '{artist}의 {name}', en: '{name} by {artist}', cn: '{artist} 的 {name}' },
  pause: { ko: '그래픽 넘기기 멈춤', en: 'Pause animation', cn: '暂停图案轮播' },
  play: { ko: '그래픽 넘기기', en: 'Play animation', cn: '播放图案轮播' },
  addedToCart: { ko: '장바구니에 담았습니다.', en: 'Added to the cart.', cn: '已加入购物车。' },
  unavailable: { ko: '판매가 끝난 옷이나 그래픽이 있어요.', en: 'Part of this design is no longer on sale.', cn: '设计中有已停售的内容。' },
});
