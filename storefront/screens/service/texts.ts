import { defineMessages } from '#client/locale/message.ts';

/** Texts of the service pages: FAQ, notices. */
export const serviceTexts = defineMessages({
  ORDER: { ko: '주문·결제', en: 'Orders and payment', cn: '订单·付款' },
  DELIVERY: { ko: '배송', en: 'Delivery', cn: '配送' },
  RETURN: { ko: '취소·교환·반품', en: 'Returns', cn: '取消·换货·退货' },
  CUSTOM: { ko: '주문 제작', en: 'Custom designs', cn: '定制' },
  MEMBER: { ko: '회원', en: 'Membership', cn: '会员' },
  ETC: { ko: '기타', en: 'Other', cn: '其他' },
  allQuestions: { ko: '전체', en: 'All', cn: '全部' },
  category: { ko: '질문 분류', en: 'Category', cn: '分类' },
  searchLabel: { ko: '질문 검색', en: 'Search the FAQ', cn: '搜索问题' },
  searchHint: { ko: '궁금한 것을 적어 보세요', en: 'What would you like to know?', cn: '请输入您的问题' },
  found: { ko: '질문 {count}개', en: '{count} {count|question|questions}', cn: '{count} 个问题' },
  notFound: { ko: '‘{typed}’에 대한 질문이 없습니다.', en: 'No questions about “{typed}”.', cn: '没有关于“{typed}”的问题。' },
  noQuestions: { ko: '등록된 질문이 없습니다.', en: 'There are no questions here yet.', cn: '暂无问题。' },
  notSolved: { ko: '찾는 답이 없으신가요?', en: 'Didn’t find your answer?', cn: '没有找到答案？' },
  noNotices: { ko: '등록된 공지가 없습니다.', en: 'There are no notices yet.', cn: '暂无公告。' },
  pinned: { ko: '중요', en: 'Pinned', cn: '置顶' },
  toNotices: { ko: '공지사항 목록', en: 'All notices', cn: '公告列表' },
  newer: { ko: '다음 글', en: 'Newer', cn: '较新' },
  openSource: { ko: '오픈소스 라이선스', en: 'Open source licences', cn: '开源许可' },
  older: { ko: '이전 글', en: 'Older', cn: '较早' },
});
