import { defineMessages } from '#client/locale/message.ts';

/** Texts of the unsubscribe page. */
export const unsubscribeTexts = defineMessages({
  question: { ko: '이 소식을 그만 받으시겠어요?', en: 'Stop these messages?', cn: '不再接收此类消息？' },
  lead: {
    ko: '로그인하지 않아도 바로 처리됩니다. 주문·배송처럼 꼭 필요한 안내는 계속 보내 드려요.',
    en: 'This takes effect right away, without signing in. You will still get messages about your orders.',
    cn: '无需登录，立即生效。订单、配送等必要通知仍会发送。',
  },
  what: {
    ko: '‘{kind}’ 메일·문자만 멈추고, 다른 소식은 그대로 보내 드려요.',
    en: 'This stops emails and texts about “{kind}” only.',
    cn: '仅停止发送“{kind}”的邮件和短信，其他通知不变。',
  },
  already: { ko: '이미 보내지 않고 있어요', en: 'You are already unsubscribed', cn: '已停止发送' },
  alreadyWhat: {
    ko: '‘{kind}’ 메일·문자를 보내지 않습니다.',
    en: 'We do not email or text you about “{kind}”.',
    cn: '不会发送“{kind}”的邮件和短信。',
  },
  noConsent: {
    ko: '광고 수신에 동의하지 않으셨기 때문이에요. 마이페이지에서 언제든 다시 동의할 수 있어요.',
    en: 'You have not agreed to marketing. You can agree on My page at any time.',
    cn: '因为您未同意接收广告。您可随时在我的页面同意。',
  },
  refuse: { ko: '그만 받기', en: 'Stop', cn: '不再接收' },
  refused: { ko: '더 이상 보내지 않을게요', en: 'You are unsubscribed', cn: '将不再发送' },
  refusedWhat: {
    ko: '‘{kind}’ 메일·문자를 {at}부터 보내지 않습니다.',
    en: 'As of {at} we no longer email or text you about “{kind}”.',
    cn: '自 {at} 起不再发送“{kind}”的邮件和短信。',
  },
  takeBack: { ko: '실수였어요, 다시 받기', en: 'That was a mistake, keep sending them', cn: '误操作，继续接收' },
  takenBack: { ko: '다시 보내 드릴게요', en: 'We will keep sending them', cn: '将继续发送' },
  refuseAll: { ko: '광고성 메일·문자 모두 받지 않기', en: 'Unsubscribe from all marketing', cn: '拒收所有广告邮件和短信' },
  refusedAll: { ko: '광고 수신 동의를 모두 철회했어요', en: 'You are unsubscribed from all marketing', cn: '已撤回所有广告接收同意' },
  refusedAllWhat: {
    ko: '{at}에 처리되었습니다. 마이페이지에서 언제든 다시 동의할 수 있어요.',
    en: 'Done on {at}. You can agree again on My page at any time.',
    cn: '已于 {at} 处理。您可随时在我的页面重新同意。',
  },
  wrongLink: {
    ko: '이 링크로는 처리할 수 없습니다. 메일의 링크를 그대로 열어 주세요.',
    en: 'This link does not work. Please open the link exactly as it appears in the email.',
    cn: '此链接无效，请直接打开邮件中的链接。',
  },
});
