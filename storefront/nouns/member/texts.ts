import { defineMessages } from '#client/locale/message.ts';

/** Texts about signing in, for all methods. */
export const memberTexts = defineMessages({
  loggedIn: { ko: '로그인했습니다.', en: 'You are logged in.', cn: '已登录。' },
  returnTitle: { ko: '다시 돌아오시겠어요?', en: 'Would you like to come back?', cn: '要恢复账号吗？' },
  returnQuestion: {
    ko: '탈퇴한 계정입니다. {day}까지는 포인트와 쿠폰, 저장한 디자인까지 그대로 되돌릴 수 있어요.',
    en: 'This account was closed. You can still reopen it until {day}, with your points, coupons and designs.',
    cn: '该账号已注销。{day} 前可恢复，积分、优惠券和设计均会保留。',
  },
  returnOk: { ko: '탈퇴 취소하고 로그인', en: 'Reopen and log in', cn: '取消注销并登录' },
  returned: { ko: '다시 만나 반가워요! 탈퇴를 취소했습니다.', en: 'Welcome back! You are a member again.', cn: '欢迎回来！已取消注销。' },
});
