import { defineMessages, type Message } from '#client/locale/message.ts';
import type { InquiryAuthor, InquiryState, InquiryType } from '#rules/community/inquiry.ts';

/** Inquiry types. */
export const typeTexts = defineMessages({
  PRODUCT: { ko: '상품', en: 'Product', cn: '商品' },
  SIZE: { ko: '사이즈', en: 'Size', cn: '尺码' },
  DELIVERY: { ko: '배송', en: 'Delivery', cn: '配送' },
  RETURN: { ko: '취소·교환·반품', en: 'Cancel or return', cn: '取消·换货·退货' },
  PAYMENT: { ko: '결제', en: 'Payment', cn: '付款' },
  CUSTOM: { ko: '디자인·제작', en: 'Design and print', cn: '设计·制作' },
  ETC: { ko: '기타', en: 'Other', cn: '其他' },
}) satisfies Record<InquiryType, Message>;

/** Pending response, answered (specification 4.31). */
export const stateTexts = defineMessages({
  PENDING: { ko: '답변 대기', en: 'Pending', cn: '待回复' },
  ANSWERED: { ko: '답변 완료', en: 'Answered', cn: '已回复' },
}) satisfies Record<InquiryState, Message>;

/** Authors in a thread. */
export const authorTexts = defineMessages({
  MEMBER: { ko: '나', en: 'You', cn: '我' },
  BRAND: { ko: '판매자', en: 'The brand', cn: '品牌方' },
  SHOP: { ko: 'Seam 고객센터', en: 'Seam customer service', cn: 'Seam 客服' },
}) satisfies Record<InquiryAuthor, Message>;

/** Texts of inquiry forms and lists. */
export const inquiryTexts = defineMessages({
  all: { ko: '전체', en: 'All', cn: '全部' },
  filter: { ko: '답변 상태', en: 'Status', cn: '状态' },
  secret: { ko: '비밀글', en: 'Private', cn: '私密' },
  writeQuestion: { ko: '상품 문의하기', en: 'Ask about this product', cn: '咨询商品' },
  editQuestion: { ko: '문의 고치기', en: 'Edit the question', cn: '修改咨询' },
  type: { ko: '문의 유형', en: 'Type', cn: '咨询类型' },
  chooseType: { ko: '유형을 골라 주세요', en: 'Choose a type', cn: '请选择类型' },
  title: { ko: '제목', en: 'Title', cn: '标题' },
  titleHint: { ko: '한 줄로 무엇이 궁금한지 적어 주세요', en: 'Your question in one line', cn: '请用一行描述您的问题' },
  content: { ko: '내용', en: 'Question', cn: '内容' },
  missing: { ko: '적어 주세요.', en: 'Please fill this in.', cn: '请填写。' },
  makeSecret: { ko: '비밀글로 남기기', en: 'Make it private', cn: '设为私密' },
  secretNote: {
    ko: '비밀글은 나와 판매자, 고객센터만 볼 수 있어요.',
    en: 'Only you, the brand and customer service can see a private question.',
    cn: '私密咨询仅您、品牌方和客服可见。',
  },
  personNote: {
    ko: '연락처나 계좌번호가 들어 있는 것 같아요. 누구나 볼 수 있는 글이니 비밀글로 남기시는 게 안전해요.',
    en: 'This seems to contain a phone number, email address or account number. Everyone can read it, so you may want to make it private.',
    cn: '内容中似乎包含联系方式或账号。该内容所有人可见，建议设为私密。',
  },
  send: { ko: '문의 남기기', en: 'Send', cn: '提交' },
  save: { ko: '저장', en: 'Save', cn: '保存' },
  sentUntil: {
    ko: '문의를 남겼습니다. {when}까지 답변을 받으실 수 있어요.',
    en: 'Sent. Expect an answer by {when}.',
    cn: '已提交，预计{when}前回复。',
  },
  sent: {
    ko: '문의를 남겼습니다. 답변이 오면 알려 드릴게요.',
    en: 'Sent. We will tell you when it is answered.',
    cn: '已提交，回复后将通知您。',
  },
  saved: { ko: '고쳤습니다.', en: 'Saved.', cn: '已保存。' },
  edit: { ko: '고치기', en: 'Edit', cn: '修改' },
  withdraw: { ko: '지우기', en: 'Delete', cn: '删除' },
  withdrawQuestion: { ko: '이 문의를 지울까요?', en: 'Delete this question?', cn: '要删除该咨询吗？' },
  withdrawn: { ko: '문의를 지웠습니다.', en: 'Deleted.', cn: '已删除。' },
  failed: { ko: '문의를 불러오지 못했습니다.', en: 'The questions could not be loaded.', cn: '无法加载咨询。' },
  more: { ko: '문의 더보기', en: 'More questions', cn: '更多咨询' },
  mine: { ko: '내 문의 모두 보기', en: 'My questions', cn: '查看我的咨询' },
});

/** Texts of the member's own inquiries. */
export const ownInquiryTexts = defineMessages({
  noQuestions: { ko: '아직 남긴 상품 문의가 없습니다.', en: 'You have not asked about any products yet.', cn: '您还没有商品咨询。' },
  noOneOnOne: { ko: '아직 남긴 1:1 문의가 없습니다.', en: 'You have not written to us yet.', cn: '您还没有一对一咨询。' },
  noneWithState: { ko: '해당하는 문의가 없습니다.', en: 'You have no questions with this status.', cn: '没有符合条件的咨询。' },
  toProducts: { ko: '상품 둘러보기', en: 'See products', cn: '去看商品' },
  toList: { ko: '문의 목록', en: 'All my questions', cn: '全部咨询' },
  productGone: { ko: '판매가 끝난 상품', en: 'No longer on sale', cn: '已停售' },
  order: { ko: '주문 {number}', en: 'Order {number}', cn: '订单 {number}' },
  design: { ko: '내 디자인', en: 'My design', cn: '我的设计' },
  write: { ko: '1:1 문의하기', en: 'Write to us', cn: '提交一对一咨询' },
  about: { ko: '어떤 주문이나 디자인인가요?', en: 'Which order or design?', cn: '关于哪个订单或设计？' },
  aboutNone: { ko: '해당 없음', en: 'None', cn: '无' },
  aboutOrder: { ko: '주문 · {name}', en: 'Order · {name}', cn: '订单 · {name}' },
  aboutDesign: { ko: '디자인 · {name}', en: 'Design · {name}', cn: '设计 · {name}' },
  addLabel: { ko: '더 하실 말씀', en: 'Add a message', cn: '补充内容' },
  addSend: { ko: '보내기', en: 'Send', cn: '发送' },
  added: {
    ko: '보냈습니다. 답변이 오면 알려 드릴게요.',
    en: 'Sent. We will tell you when it is answered.',
    cn: '已发送，回复后将通知您。',
  },
  waitingUntil: {
    ko: '답변을 준비하고 있어요. {when}까지 받으실 수 있어요.',
    en: 'We are working on it. Expect an answer by {when}.',
    cn: '正在准备回复，预计{when}前回复。',
  },
  waiting: { ko: '답변을 준비하고 있어요.', en: 'We are working on it.', cn: '正在准备回复。' },
  photo: { ko: '보낸 사진 {index}', en: 'Photo {index}', cn: '照片 {index}' },
  photosLabel: { ko: '사진 (선택)', en: 'Photos (optional)', cn: '照片（可选）' },
  photosSending: {
    ko: '사진을 보내고 있어요. 잠시만 기다려 주세요.',
    en: 'Your photos are still uploading.',
    cn: '照片仍在上传，请稍候。',
  },
  leadOneOnOne: {
    ko: '나와 고객센터만 볼 수 있어요.',
    en: 'Only you and customer service can see these.',
    cn: '仅您和客服可见。',
  },
  leadQuestions: {
    ko: '상품 페이지에 남긴 문의와 답변이에요.',
    en: 'Questions you asked on product pages.',
    cn: '您在商品页提交的咨询。',
  },
});
