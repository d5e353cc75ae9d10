import { defineMessages } from '#client/locale/message.ts';

/** Texts of customer service. */
export const supportTexts = defineMessages({
  title: { ko: '고객센터', en: 'Customer service', cn: '客服中心' },
  answerBy: {
    ko: '지금 남기시면 {when}까지 답변을 받으실 수 있어요.',
    en: 'Ask now and expect an answer by {when}.',
    cn: '现在提交，预计{when}前回复。',
  },
  countedFrom: {
    ko: '최근 답변 {count}건 가운데 열에 아홉이 걸린 시간으로 셌어요.',
    en: 'Based on our last {count} {count|answer|answers}: nine out of ten came this fast.',
    cn: '根据最近 {count} 条回复计算，十之八九不超过该时间。',
  },
  inTurn: { ko: '접수된 순서대로 답해 드려요.', en: 'We answer in the order we receive messages.', cn: '我们将按顺序回复。' },
  holiday: { ko: '{day} {name}에는 쉽니다.', en: 'Closed on {day}, {name}.', cn: '{day} {name} 休息。' },
  today: { ko: '오늘 {time}', en: 'today {time}', cn: '今天 {time}' },
  tomorrow: { ko: '내일 {time}', en: 'tomorrow {time}', cn: '明天 {time}' },
  callUs: { ko: '{phone} 전화하기', en: 'Call {phone}', cn: '拨打 {phone}' },
  writeUs: { ko: '1:1 문의 남기기', en: 'Write to us', cn: '提交一对一咨询' },
  readFaq: { ko: '자주 묻는 질문 보기', en: 'Read the FAQ', cn: '查看常见问题' },
  chatFailed: {
    ko: '채팅을 열지 못했어요. 아래 방법으로 알려 주세요.',
    en: 'The chat could not be opened. Please contact us another way.',
    cn: '聊天未能打开，请通过以下方式联系我们。',
  },
});
