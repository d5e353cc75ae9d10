import { defineMessages } from '#client/locale/message.ts';

export const fairShopTexts = defineMessages({
  lead: {
    ko: '물건을 더 팔기 위해서라도 하지 않기로 한 일들입니다. 매일 자동으로 검사합니다.',
    en: 'What we do not do, even to sell more. Checked automatically every day.',
    cn: '即使能卖得更多，我们也不会做的事。每天自动检查。',
  },
});

/** What the shop never does, in the order of a purchase. */
export const promises = [
  {
    title: { ko: '미리 골라 두지 않아요', en: 'Nothing is chosen for you', cn: '不替您预先选择' },
    content: {
      ko: '동의도, 옵션도, 함께 살 상품도 미리 체크되어 있지 않습니다.',
      en: 'No consent, no option and no extra item is ticked in advance.',
      cn: '任何同意项、选项或搭配商品都不会预先勾选。',
    },
  },
  {
    title: { ko: '처음 본 값이 내는 값이에요', en: 'The first price is the last', cn: '看到的价格就是支付的价格' },
    content: {
      ko: '상품에 적힌 값에 부가세가 들어 있고, 배송비는 상품과 장바구니에서 미리 알려 드립니다. 결제 단계에서 새로 붙는 돈은 없습니다.',
      en: 'Prices include tax; shipping is told on the product and in the cart. Nothing is added when you pay.',
      cn: '商品价格已含税，运费在商品页和购物车中提前告知。付款时不会再加任何费用。',
    },
  },
  {
    title: { ko: '재촉하지 않아요', en: 'No hurry', cn: '不催促' },
    content: {
      ko: '가짜 마감 시계도, “지금 몇 명이 보는 중”도 없습니다. 품절과 남은 수량은 실제 재고입니다.',
      en: 'No made-up countdowns, no “12 people are looking”. Sold out and few left are what is really in stock.',
      cn: '没有虚假的倒计时，也没有“多少人正在浏览”。售罄与余量均为真实库存。',
    },
  },
  {
    title: { ko: '‘예’와 ‘아니요’를 똑같이 보여 드려요', en: 'Yes and no look alike', cn: '“是”与“否”同等呈现' },
    content: {
      ko: '통계 허용을 물을 때 두 버튼은 크기와 모양이 같고, 거절한 답도 똑같이 기억합니다.',
      en: 'When we ask about visit statistics, both buttons have the same size and look, and a no is remembered like a yes.',
      cn: '询问访问统计时，两个按钮大小和样式相同，拒绝也会被同样记住。',
    },
  },
  {
    title: { ko: '닫은 창은 다시 뜨지 않아요', en: 'What you close stays closed', cn: '关闭的弹窗不再出现' },
    content: {
      ko: '팝업을 닫으면 이번 방문 동안, “오늘 하루 보지 않기”를 누르면 24시간 동안 뜨지 않습니다.',
      en: 'A closed popup stays away for the visit, and for 24 hours if you ask for it.',
      cn: '关闭弹窗后本次访问不再出现；选择“今天不再显示”后 24 小时内不再出现。',
    },
  },
  {
    title: { ko: '떠나기도 들어오기만큼 쉬워요', en: 'Leaving is as easy as joining', cn: '离开与加入一样简单' },
    content: {
      ko: '탈퇴는 내 정보에서 바로 할 수 있고, 가입할 때보다 더 많이 누르지 않아도 됩니다.',
      en: 'You can close your account on your profile, in no more steps than it took to open it.',
      cn: '您可以在个人信息中直接注销，步骤不会比注册更多。',
    },
  },
  {
    title: { ko: '리뷰를 고치지 않아요', en: 'Reviews are not edited', cn: '不修改评价' },
    content: {
      ko: '리뷰는 쓴 사람만 고칠 수 있습니다. 별점이 낮아도 그대로 보입니다.',
      en: 'Only its writer can change a review. Low ratings stay.',
      cn: '评价只有作者本人可以修改。低分评价也会如实显示。',
    },
  },
] as const;
