import { defineMessages, type Message } from '#client/locale/message.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';

/** Provider names, as their guides spell them. */
export const vendorNames: Record<SocialVendor, Message> = {
  google: { ko: 'Google', en: 'Google', cn: 'Google' },
  apple: { ko: 'Apple', en: 'Apple', cn: 'Apple' },
  kakao: { ko: '카카오', en: 'Kakao', cn: 'Kakao' },
};

/** Button labels from each provider's guide. */
export const signInLabels: Record<SocialVendor, Message> = {
  google: { ko: 'Google 계정으로 로그인', en: 'Sign in with Google', cn: '使用 Google 账号登录' },
  apple: { ko: 'Apple로 로그인', en: 'Sign in with Apple', cn: '通过 Apple 登录' },
  kakao: { ko: '카카오 로그인', en: 'Login with Kakao', cn: 'Kakao 登录' },
};

export const socialMessages = defineMessages({
  or: { ko: '또는', en: 'or', cn: '或' },
  waysIn: { ko: '간편 로그인', en: 'Other ways to log in', cn: '快捷登录' },
  entering: { ko: '로그인하고 있어요. 잠시만 기다려 주세요.', en: 'Logging you in. One moment, please.', cn: '正在登录，请稍候。' },
  toKakao: { ko: '카카오로 이동하고 있어요.', en: 'Taking you to Kakao.', cn: '正在前往 Kakao。' },
  otherWays: { ko: '다른 방법으로 로그인', en: 'Log in another way', cn: '使用其他方式登录' },
  openOutside: {
    ko: '카카오톡 안에서는 Google 로그인을 쓸 수 없어요. 다른 브라우저로 열어 주세요.',
    en: 'Google sign-in does not work inside KakaoTalk. Please open this page in another browser.',
    cn: '无法在 KakaoTalk 内使用 Google 登录，请用其他浏览器打开。',
  },
  openBrowser: { ko: '다른 브라우저로 열기', en: 'Open another browser', cn: '用其他浏览器打开' },

  joinTitle: { ko: '{vendor} 계정으로 가입', en: 'Sign up with {vendor}', cn: '使用 {vendor} 账号注册' },
  joinLead: {
    ko: '아직 Seam 회원이 아니에요. 약관에 동의하면 바로 가입할 수 있어요. 그 전에는 아무것도 저장하지 않아요.',
    en: 'You are not a member of Seam yet. Agree to the terms to join. Nothing is stored until you do.',
    cn: '您还不是 Seam 会员，同意条款后即可注册。在此之前不会保存任何信息。',
  },
  privateEmail: {
    ko: 'Apple이 만든 비공개 주소예요. 주문 소식은 이 주소를 거쳐 받으신 메일함으로 전달돼요.',
    en: 'A private address made by Apple. Emails about your orders are forwarded to your inbox.',
    cn: '这是 Apple 生成的隐私地址，订单邮件会转发到您的邮箱。',
  },
  idNeededHere: {
    ko: '{vendor}에서 확인된 이메일을 받지 못했어요. 아이디로 쓸 이메일을 입력해 주세요.',
    en: '{vendor} did not provide a verified email address. Please enter the one you want to use as your ID.',
    cn: '未从 {vendor} 获得已验证的邮箱，请输入用作账号的邮箱。',
  },
  emailTakenTitle: { ko: '이미 가입한 이메일이에요', en: 'This email address already has an account', cn: '该邮箱已注册' },
  emailTakenLead: {
    ko: '{email}로 가입한 계정이 있어요. 그 계정으로 로그인하면 {vendor} 계정을 연결해 드려요.',
    en: 'There is already an account for {email}. Log in to it and we will link your {vendor} account.',
    cn: '{email} 已有账号。登录该账号后即可关联 {vendor} 账号。',
  },
  memberAlready: { ko: '이미 Seam 회원이신가요?', en: 'Already a member of Seam?', cn: '已是 Seam 会员？' },
  logInAndLink: { ko: '로그인하고 연결하기', en: 'Log in and link', cn: '登录并关联' },
  linkTitle: { ko: '{vendor} 계정을 연결할까요?', en: 'Link your {vendor} account?', cn: '要关联 {vendor} 账号吗？' },
  linkLead: {
    ko: '연결하면 다음부터 {vendor}로도 지금 로그인한 계정에 들어올 수 있어요.',
    en: 'You can then log in to this account with {vendor}.',
    cn: '关联后，您也可以通过 {vendor} 登录当前账号。',
  },
  link: { ko: '연결하기', en: 'Link', cn: '关联' },
  notNow: { ko: '나중에 할게요', en: 'Not now', cn: '以后再说' },
  lostTitle: { ko: '가입을 이어갈 수 없어요', en: 'We could not continue your sign-up', cn: '无法继续注册' },
  startAgain: { ko: '로그인 화면으로', en: 'To the login page', cn: '前往登录页面' },

  linkedTitle: { ko: '연결된 계정', en: 'Linked accounts', cn: '已关联账号' },
  linkedSince: { ko: '{date}에 연결', en: 'Linked on {date}', cn: '{date} 已关联' },
  notLinked: { ko: '연결되지 않음', en: 'Not linked', cn: '未关联' },
  mailOff: {
    ko: 'Apple에서 메일 전달이 꺼져 있어 주문 메일을 받을 수 없어요.',
    en: 'Apple is not forwarding email, so messages about your orders do not reach you.',
    cn: 'Apple 已关闭邮件转发，您将收不到订单邮件。',
  },
  unlink: { ko: '연결 해제', en: 'Unlink', cn: '解除关联' },
  linkVendor: { ko: '{vendor} 연결하기', en: 'Link {vendor}', cn: '关联 {vendor}' },
  unlinkVendor: { ko: '{vendor} 연결 해제', en: 'Unlink {vendor}', cn: '解除关联 {vendor}' },
  unlinkQuestion: {
    ko: '{vendor} 연결을 해제할까요? 앞으로는 이 계정으로 로그인할 수 없어요.',
    en: 'Unlink {vendor}? You will no longer be able to log in with it.',
    cn: '要解除 {vendor} 关联吗？之后将无法用它登录。',
  },
  linked: { ko: '{vendor} 계정을 연결했습니다.', en: 'Your {vendor} account is linked.', cn: '已关联 {vendor} 账号。' },
  linkedNow: { ko: '계정을 연결했습니다.', en: 'Your account is linked.', cn: '账号已关联。' },
  unlinked: { ko: '{vendor} 연결을 해제했습니다.', en: '{vendor} is unlinked.', cn: '已解除 {vendor} 关联。' },
  proveTitle: { ko: '본인 확인', en: 'Confirm it’s you', cn: '身份确认' },
  proveLead: {
    ko: '로그인 방법을 바꾸려면 비밀번호를 한 번 더 입력해 주세요.',
    en: 'To change how you log in, please enter your password once more.',
    cn: '如需更改登录方式，请再次输入密码。',
  },
  passwordWrong: {
    ko: '비밀번호가 올바르지 않습니다. 다시 입력해 주세요.',
    en: 'The password is incorrect. Please enter it again.',
    cn: '密码不正确，请重新输入。',
  },
  password: { ko: '비밀번호', en: 'Password', cn: '密码' },
  nothingToLink: { ko: '연결할 수 있는 계정이 없어요.', en: 'There are no accounts you can link.', cn: '没有可关联的账号。' },
});
