import { defineMessages } from '#client/locale/message.ts';

/** Sentences of the cart. */
export const cartMessages = defineMessages({
  lineCount: { ko: '상품 {count}개', en: '{count} items', cn: '{count} 件商品' },
  selectAll: { ko: '전체 선택 ({selected}/{total})', en: 'Select all ({selected}/{total})', cn: '全选（{selected}/{total}）' },
  selectLine: { ko: '{name} 선택', en: 'Select {name}', cn: '选择 {name}' },
  removeSelected: { ko: '선택 삭제', en: 'Remove selected', cn: '删除所选' },
  removeUnavailable: { ko: '구매 불가 상품 비우기', en: 'Remove unavailable', cn: '清除不可购买商品' },
  removeQuestion: {
    ko: '선택한 상품 {count}개를 삭제할까요?',
    en: 'Remove the {count} selected items?',
    cn: '确定删除所选的 {count} 件商品吗？',
  },
  removeUnavailableQuestion: {
    ko: '구매할 수 없는 상품 {count}개를 삭제할까요?',
    en: 'Remove the {count} items that cannot be bought?',
    cn: '确定删除 {count} 件无法购买的商品吗？',
  },
  removeLine: { ko: '{name} 삭제', en: 'Remove {name}', cn: '删除 {name}' },
  removed: { ko: '{count}개 상품을 삭제했습니다.', en: 'Removed {count} items.', cn: '已删除 {count} 件商品。' },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  custom: { ko: '커스텀 디자인', en: 'Custom design', cn: '定制设计' },
  customPrice: {
    ko: '상품 {product} · 인쇄면 {sides} · 그래픽 {graphics}',
    en: 'Garment {product} · sides {sides} · graphics {graphics}',
    cn: '商品 {product} · 印面 {sides} · 图案 {graphics}',
  },
  unitPrice: { ko: '개당 {price}', en: '{price} each', cn: '单价 {price}' },
  editDesign: { ko: '디자인 수정', en: 'Edit design', cn: '修改设计' },
  quantityOf: { ko: '{name} 수량', en: 'Quantity of {name}', cn: '{name} 的数量' },
  fewer: { ko: '수량 줄이기', en: 'One fewer', cn: '减少数量' },
  more: { ko: '수량 늘리기', en: 'One more', cn: '增加数量' },
  stockLeft: { ko: '남은 수량 {count}개', en: 'Only {count} left', cn: '仅剩 {count} 件' },
  takeStock: { ko: '{count}개로 변경', en: 'Change to {count}', cn: '改为 {count} 件' },
  changeOption: { ko: '옵션 변경', en: 'Change option', cn: '更改选项' },
  changeOptionOf: { ko: '{name} 옵션 변경', en: 'Change the option of {name}', cn: '更改 {name} 的选项' },
  chooseOption: { ko: '옵션', en: 'Options', cn: '选项' },
  optionPrice: { ko: '{price} 추가', en: '+{price}', cn: '加 {price}' },
  optionChanged: { ko: '옵션을 변경했습니다.', en: 'The option was changed.', cn: '选项已更改。' },
  optionDesignNote: {
    ko: '색상은 디자인에 담겨 있어 사이즈만 바꿀 수 있어요. 색상은 디자인 수정에서 바꿔 주세요.',
    en: 'The colour belongs to the design, so only the size can change here. Edit the design to change the colour.',
    cn: '颜色属于设计的一部分，此处只能更改尺码。如需更改颜色，请修改设计。',
  },
  apply: { ko: '변경하기', en: 'Change', cn: '更改' },

  untilFree: { ko: '{amount} 더 담으면 무료배송', en: '{amount} more for free shipping', cn: '再购 {amount} 即可免运费' },
  freeReached: { ko: '무료배송 조건을 채웠어요.', en: 'You have free shipping.', cn: '已享受免运费。' },
  parcel: { ko: '묶음배송 {number}', en: 'Parcel {number}', cn: '包裹 {number}' },
  shippingProgress: { ko: '무료배송까지', en: 'Progress to free shipping', cn: '免运费进度' },

  summary: { ko: '결제 예정 금액', en: 'Order summary', cn: '订单摘要' },
  beforeDiscount: {
    ko: '쿠폰과 포인트는 주문서에서 쓸 수 있어요.',
    en: 'Coupons and points come with the next step.',
    cn: '优惠券和积分可在下一步使用。',
  },
  order: { ko: '{count}개 주문하기', en: 'Order {count} items', cn: '订购 {count} 件' },
  orderNothing: { ko: '주문하기', en: 'Order', cn: '订购' },
  kept: {
    ko: '장바구니는 마지막 방문일부터 30일 동안 보관됩니다. ({date}까지)',
    en: 'The cart is kept for 30 days after your last visit (until {date}).',
    cn: '购物车自最后访问之日起保留 30 天（至 {date}）。',
  },
  empty: { ko: '장바구니가 비어 있어요.', en: 'Your cart is empty.', cn: '购物车是空的。' },
  emptyAction: { ko: '아티스트 둘러보기', en: 'Browse the artists', cn: '浏览艺术家' },
});
