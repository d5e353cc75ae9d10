import type { MessageEvent } from '#rules/member/message.ts';
import type { MessageChannel } from '#rules/member/message-channel.ts';
import { isNotificationEvent, type NotificationEvent } from '#rules/member/notification.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { writeNotification } from './notification-message.ts';
import { oneLine } from './one-line.ts';
import type { WrittenMessage } from './written-message.ts';

type Text = Readonly<Record<Locale, string>>;
type Template = { subject: Text; text: Text };
type PlainEvent = Exclude<MessageEvent, NotificationEvent>;

/** The text of each message; `{name}` is filled in, `{url}` and `{host}` are the shop's address. */
const templates: Record<PlainEvent, Template> = {
  'verification-code': {
    subject: { ko: '[Seam] 인증번호', en: '[Seam] Verification code', cn: '[Seam] 验证码' },
    // The last line lets phones autofill the code only on this address.
    text: {
      ko: '[Seam] 인증번호 {code} ({minutes}분 이내 입력)\n\n@{host} #{code}',
      en: '[Seam] Verification code {code} (enter within {minutes} min)\n\n@{host} #{code}',
      cn: '[Seam] 验证码 {code}（{minutes}分钟内有效）\n\n@{host} #{code}',
    },
  },
  'sign-up-welcome': {
    subject: { ko: '[Seam] 가입을 환영합니다', en: '[Seam] Welcome', cn: '[Seam] 欢迎加入' },
    text: {
      ko: '{nickname}님, Seam 회원이 되신 것을 환영합니다.\n\n이제 나만의 디자인을 저장하고 주문할 수 있어요.\n{url}\n\n직접 가입하지 않으셨다면 고객센터로 알려 주세요.',
      en: 'Welcome to Seam, {nickname}.\n\nYou can now save your own designs and order them.\n{url}\n\nIf you did not sign up yourself, please contact customer service.',
      cn: '{nickname}，欢迎加入 Seam。\n\n现在可以保存并订购您的设计。\n{url}\n\n如非本人注册，请联系客服。',
    },
  },
  'password-changed': {
    subject: { ko: '[Seam] 비밀번호가 변경되었습니다', en: '[Seam] Your password was changed', cn: '[Seam] 密码已更改' },
    text: {
      ko: '{at}에 비밀번호가 변경되었고, 모든 기기에서 로그아웃되었습니다.\n\n직접 변경하지 않으셨다면 바로 비밀번호를 다시 설정하고 고객센터로 알려 주세요.\n{url}/login?find=password',
      en: 'Your password was changed on {at}, and every device was signed out.\n\nIf this was not you, set a new password right away and contact customer service.\n{url}/login?find=password',
      cn: '您的密码已于 {at} 更改，所有设备均已退出登录。\n\n如非本人操作，请立即重新设置密码并联系客服。\n{url}/login?find=password',
    },
  },
  'phone-changed': {
    subject: { ko: '[Seam] 휴대폰 번호가 변경되었습니다', en: '[Seam] Your phone number was changed', cn: '[Seam] 手机号码已更改' },
    text: {
      ko: '{at}에 회원 정보의 휴대폰 번호가 변경되었습니다.\n\n직접 변경하지 않으셨다면 바로 비밀번호를 바꾸고 고객센터로 알려 주세요.\n{url}',
      en: 'The phone number of your account was changed on {at}.\n\nIf this was not you, change your password right away and contact customer service.\n{url}',
      cn: '您账号的手机号码已于 {at} 更改。\n\n如非本人操作，请立即更改密码并联系客服。\n{url}',
    },
  },
  'withdrawal-begun': {
    subject: { ko: '[Seam] 회원 탈퇴가 접수되었습니다', en: '[Seam] Your account is being closed', cn: '[Seam] 已受理注销申请' },
    text: {
      ko: '회원 탈퇴가 접수되었습니다. 회원 정보는 {until}까지 보관한 뒤 삭제합니다.\n\n그 전에 다시 로그인하시면 탈퇴를 취소할 수 있습니다. 광고성 정보는 더 보내지 않습니다.\n{url}/login',
      en: 'Your account is being closed. Your data is kept until {until} and then deleted.\n\nUntil then you can reopen it by signing in. We send no more advertising.\n{url}/login',
      cn: '注销申请已受理。您的信息将保留至 {until}，之后删除。\n\n在此之前登录即可取消注销。我们不再发送广告信息。\n{url}/login',
    },
  },
  'withdrawal-cancelled': {
    subject: { ko: '[Seam] 회원 탈퇴가 취소되었습니다', en: '[Seam] Your account stays open', cn: '[Seam] 注销已取消' },
    text: {
      ko: '{at}에 회원 탈퇴가 취소되었습니다. 다시 만나 반갑습니다.\n\n직접 취소하지 않으셨다면 고객센터로 알려 주세요.\n{url}',
      en: 'The closing of your account was cancelled on {at}. Good to see you again.\n\nIf this was not you, please contact customer service.\n{url}',
      cn: '您的注销申请已于 {at} 取消，欢迎回来。\n\n如非本人操作，请联系客服。\n{url}',
    },
  },
  'consents-changed': {
    subject: { ko: '[Seam] 광고성 정보 수신 설정 안내', en: '[Seam] Your consents to advertising', cn: '[Seam] 广告信息接收设置通知' },
    text: {
      ko: '{at}에 광고성 정보 수신 설정을 다음과 같이 처리했습니다.\n{consents}\n\n보낸 곳: Seam\n설정은 회원 정보에서 언제든 바꿀 수 있습니다.\n{url}/mypage/profile',
      en: 'On {at} we recorded your consents to advertising:\n{consents}\n\nSent by Seam. You can change them in your profile at any time.\n{url}/mypage/profile',
      cn: '您的广告信息接收设置已于 {at} 处理如下：\n{consents}\n\n发送方：Seam。您可随时在个人资料中更改。\n{url}/mypage/profile',
    },
  },
  'consents-kept': {
    subject: { ko: '[Seam] 광고성 정보 수신 동의 확인', en: '[Seam] You agreed to advertising', cn: '[Seam] 广告信息接收同意确认' },
    text: {
      ko: '광고성 정보 수신에 동의하신 지 2년이 되어 알려 드립니다. ({at} 기준)\n{consents}\n\n보낸 곳: Seam\n계속 받으시려면 하실 일이 없고, 원하지 않으시면 회원 정보에서 동의를 거둘 수 있습니다.\n{url}/mypage/profile',
      en: 'Two years ago you agreed to receive advertising (as of {at}):\n{consents}\n\nSent by Seam. Nothing is to be done to keep it; you can withdraw your consent in your profile.\n{url}/mypage/profile',
      cn: '您同意接收广告信息已满两年（截至 {at}）：\n{consents}\n\n发送方：Seam。继续接收无需操作；如不需要，可在个人资料中撤回。\n{url}/mypage/profile',
    },
  },
  'new-sign-in': {
    subject: { ko: '[Seam] 새로운 기기에서 로그인했습니다', en: '[Seam] Sign-in on a new device', cn: '[Seam] 新设备登录' },
    text: {
      ko: '{at}에 새로운 기기에서 로그인했습니다.\n기기: {device}\n\n본인이 아니라면 비밀번호를 바꿔 주세요. 모든 기기에서 로그아웃됩니다.\n{url}/login?find=password',
      en: 'Your account was signed in to from a new device on {at}.\nDevice: {device}\n\nIf this was not you, change your password. That signs out every device.\n{url}/login?find=password',
      cn: '您的账号于 {at} 在新设备上登录。\n设备：{device}\n\n如非本人操作，请更改密码，所有设备将退出登录。\n{url}/login?find=password',
    },
  },
  'staff-invitation': {
    subject: { ko: '[Seam] 함께 일하자는 초대가 왔습니다', en: '[Seam] You are invited to work here', cn: '[Seam] 邀请您一起工作' },
    text: {
      ko: '{inviter} 님이 Seam에 {role} 자격으로 초대했습니다.\n\n아래 주소에서 {until}까지 수락할 수 있습니다.\n{link}\n\n모르는 초대라면 이 메일을 지우셔도 됩니다.',
      en: '{inviter} invites you to Seam as {role}.\n\nAccept the invitation here by {until}.\n{link}\n\nIf you were not expecting this, simply ignore this email.',
      cn: '{inviter} 邀请您以 {role} 身份加入 Seam。\n\n请在 {until} 前通过以下链接接受。\n{link}\n\n如不知情，请忽略此邮件。',
    },
  },
};

/** Subject and text of a message; null for an event without a template (written by an earlier or later release). */
export function writeMessage(
  message: { event: string; channel: MessageChannel; locale: Locale; values: Readonly<Record<string, string>> },
  publicUrl: string,
): WrittenMessage | null {
  const { event, channel, locale, values } = message;
  if (isNotificationEvent(event)) return writeNotification({ event, channel, locale, values }, publicUrl);
  if (!isPlainEvent(event)) return null;
  const { subject, text } = templates[event];
  const own = { url: publicUrl, host: new URL(publicUrl).hostname };
  return { subject: fill(subject[locale], { ...values, ...own }), text: fill(text[locale], { ...values, ...own }), unsubscribeUrl: null };
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(values[name] ?? ''));
}

function isPlainEvent(event: string): event is PlainEvent {
  return Object.hasOwn(templates, event);
}
