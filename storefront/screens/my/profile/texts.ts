import { defineMessages, type Message } from '#client/locale/message.ts';
import { passwordsDiffer } from '#contract/form-sentences.ts';
import { memberOnly } from '#contract/sentences.ts';
import type { BrowserName, SystemName } from '#rules/member/sign-in/device.ts';
import type { ShownEventType } from '#rules/member/sign-in/security-event.ts';
import type { WithdrawalObstacle, WithdrawalReason } from '#rules/member/withdrawal.ts';

/** Texts of the profile page. */
export const profileTexts = defineMessages({
  failed: { ko: '회원 정보를 불러오지 못했어요.', en: 'Your profile could not be loaded.', cn: '无法加载个人资料。' },
  save: { ko: '저장', en: 'Save', cn: '保存' },
  saved: { ko: '저장했습니다.', en: 'Saved.', cn: '已保存。' },

  about: { ko: '기본 정보', en: 'About you', cn: '基本信息' },
  id: { ko: '아이디', en: 'ID', cn: '账号' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  joined: { ko: '가입일', en: 'Member since', cn: '注册日期' },
  nickname: { ko: '닉네임', en: 'Nickname', cn: '昵称' },
  nicknameHint: { ko: '리뷰와 문의에 표시됩니다.', en: 'Shown on your reviews and questions.', cn: '显示在评价和咨询中。' },
  nicknameNeeded: { ko: '닉네임을 입력해 주세요.', en: 'Please enter a nickname.', cn: '请输入昵称。' },
  language: { ko: '언어', en: 'Language', cn: '语言' },

  password: { ko: '비밀번호 변경', en: 'Password', cn: '修改密码' },
  passwordLead: {
    ko: '변경하면 다른 모든 기기에서 로그아웃됩니다.',
    en: 'You will be logged out on every other device.',
    cn: '修改后，其他所有设备将退出登录。',
  },
  currentPassword: { ko: '현재 비밀번호', en: 'Current password', cn: '当前密码' },
  newPassword: { ko: '새 비밀번호', en: 'New password', cn: '新密码' },
  newPasswordAgain: { ko: '새 비밀번호 확인', en: 'Confirm new password', cn: '确认新密码' },
  currentNeeded: { ko: '현재 비밀번호를 입력해 주세요.', en: 'Please enter your current password.', cn: '请输入当前密码。' },
  passwordsDiffer,
  changePassword: { ko: '비밀번호 변경하기', en: 'Change password', cn: '修改密码' },
  passwordChanged: {
    ko: '비밀번호를 변경했습니다. 다른 기기에서는 로그아웃되었어요.',
    en: 'Your password was changed. Other devices have been logged out.',
    cn: '密码已修改，其他设备已退出登录。',
  },

  consents: { ko: '마케팅 수신 동의', en: 'News and offers', cn: '营销信息接收' },
  consentsLead: {
    ko: '주문과 배송 안내는 동의와 관계없이 보내 드립니다.',
    en: 'We always send messages about your orders.',
    cn: '订单和配送通知不受此设置影响。',
  },
  EMAIL: { ko: '이메일', en: 'E-mail', cn: '邮件' },
  SMS: { ko: '문자 메시지', en: 'Text message', cn: '短信' },
  PUSH: { ko: '앱 푸시', en: 'Push message', cn: '应用推送' },
  consentGiven: { ko: '{day} 동의', en: 'Agreed on {day}', cn: '{day} 同意' },
  consentTaken: { ko: '{day} 거부', en: 'Declined on {day}', cn: '{day} 拒绝' },

  devices: { ko: '로그인한 기기', en: 'Where you are logged in', cn: '已登录的设备' },
  thisDevice: { ko: '지금 이 기기', en: 'This device', cn: '当前设备' },
  signedIn: { ko: '{time} 로그인', en: 'Logged in {time}', cn: '{time} 登录' },
  lastSeen: { ko: '마지막 사용 {time}', en: 'Last seen {time}', cn: '最近使用 {time}' },
  endDevice: { ko: '{device} 로그아웃', en: 'Log out {device}', cn: '{device} 退出登录' },
  deviceEnded: { ko: '해당 기기에서 로그아웃했습니다.', en: 'The device was logged out.', cn: '该设备已退出登录。' },
  endOthers: { ko: '다른 기기 모두 로그아웃', en: 'Log out all others', cn: '退出其他所有设备' },
  endOthersQuestion: {
    ko: '이 기기를 제외한 {count}개 기기에서 로그아웃할까요?',
    en: 'Log out on {count} other {count|device|devices}?',
    cn: '要在其他 {count} 台设备上退出登录吗？',
  },
  othersEnded: { ko: '다른 기기에서 모두 로그아웃했습니다.', en: 'All other devices were logged out.', cn: '其他设备均已退出登录。' },
  endAll: { ko: '모든 기기에서 로그아웃', en: 'Log out everywhere', cn: '在所有设备上退出' },
  endAllQuestion: {
    ko: '이 기기를 포함한 모든 기기에서 로그아웃할까요?',
    en: 'Log out on every device, including this one?',
    cn: '要在包括本机在内的所有设备上退出登录吗？',
  },
  allEnded: { ko: '모든 기기에서 로그아웃했습니다.', en: 'You have been logged out everywhere.', cn: '已在所有设备上退出登录。' },

  events: { ko: '보안 활동', en: 'Security activity', cn: '安全活动' },
  eventsLead: {
    ko: '본인이 아닌 활동이 있다면 비밀번호를 변경해 주세요.',
    en: 'If you do not recognize something, change your password.',
    cn: '如有非本人操作，请修改密码。',
  },
  noEvents: { ko: '최근 활동이 없습니다.', en: 'No recent activity.', cn: '近期没有活动。' },
  wasItYou: { ko: '본인인가요?', en: 'Was it you?', cn: '是您本人吗？' },

  leave: { ko: '회원 탈퇴', en: 'Close account', cn: '注销账号' },
  leaveLead: {
    ko: '더 이상 이용하지 않으신다면 탈퇴할 수 있어요.',
    en: 'You can close your account at any time.',
    cn: '如不再使用，可随时注销。',
  },
  leaveOpen: { ko: '탈퇴하기', en: 'Close my account', cn: '注销' },
  leaving: {
    ko: '탈퇴를 처리하고 있어요. 잠시만 기다려 주세요.',
    en: 'Closing your account. One moment, please.',
    cn: '正在注销账号，请稍候。',
  },
  leaveKeep: { ko: '계속 이용하기', en: 'Keep my account', cn: '继续使用' },
  leaveTitle: { ko: '정말 탈퇴하시겠어요?', en: 'Do you really want to close your account?', cn: '确定要注销吗？' },
  leaveLost: { ko: '탈퇴하면 사라지는 것', en: 'What you would lose', cn: '注销后将失去' },
  leavePoints: { ko: '포인트', en: 'Points', cn: '积分' },
  leaveCoupons: { ko: '쿠폰', en: 'Coupons', cn: '优惠券' },
  leaveDesigns: { ko: '저장한 디자인', en: 'Saved designs', cn: '已保存的设计' },
  points: { ko: '{count}P', en: '{count} P', cn: '{count}P' },
  pieces: { ko: '{count}개', en: '{count}', cn: '{count} 个' },
  leaveHold: {
    ko: '30일 안에 다시 로그인하면 그대로 되돌릴 수 있어요. 30일이 지나면 개인정보를 모두 삭제하고, 같은 아이디로 새로 가입할 수 있습니다.',
    en: 'If you log in again within 30 days, everything will be as you left it. After that your personal data is deleted and the ID becomes available again.',
    cn: '30 天内重新登录即可恢复。30 天后将删除全部个人信息，届时可用同一账号重新注册。',
  },
  leaveKept: {
    ko: '주문·결제 기록은 전자상거래법에 따라 5년간 따로 보관하고, 작성한 리뷰는 닉네임 없이 남습니다.',
    en: 'By law, records of orders and payments are stored separately for 5 years. Your reviews stay, without your nickname.',
    cn: '根据法律，订单和付款记录将单独保存 5 年；您的评价将匿名保留。',
  },
  leaveReason: { ko: '탈퇴 이유 (선택)', en: 'Reason (optional)', cn: '注销原因（可选）' },
  leaveReasonNone: { ko: '선택 안 함', en: 'I would rather not say', cn: '不选择' },
  left: {
    ko: '탈퇴했습니다. {day}까지 로그인하면 되돌릴 수 있어요.',
    en: 'Your account is closed. Log in by {day} to reopen it.',
    cn: '已注销。{day} 前登录即可恢复。',
  },
  leaveBlocked: { ko: '아직 탈퇴할 수 없어요', en: 'You cannot close your account yet', cn: '暂时无法注销' },
  toOrders: { ko: '주문 내역 보기', en: 'See my orders', cn: '查看订单' },

  memberOnly,
});

export const obstacleTexts: Readonly<Record<WithdrawalObstacle, Message>> = defineMessages({
  ORDER: {
    ko: '진행 중인 주문이 있어요. 구매를 확정하거나 취소한 뒤 탈퇴해 주세요.',
    en: 'You have an unfinished order. Please confirm or cancel it first.',
    cn: '有未完成的订单，请先确认收货或取消。',
  },
  REFUND: {
    ko: '환불이나 반품이 진행 중이에요. 끝난 뒤 탈퇴해 주세요.',
    en: 'A refund or return is in progress. Please wait until it is complete.',
    cn: '有退款或退货正在处理，请等待完成。',
  },
  OFFICE: {
    ko: '아티스트·브랜드·관리자 계정은 1:1 문의로 탈퇴를 요청해 주세요.',
    en: 'To close an artist, brand or administrator account, please contact us.',
    cn: '艺术家、品牌及管理员账号请联系客服注销。',
  },
});

export const reasonTexts: Readonly<Record<WithdrawalReason, Message>> = defineMessages({
  SELDOM: { ko: '자주 이용하지 않아요', en: 'I rarely use it', cn: '不常使用' },
  GOODS: { ko: '원하는 상품이 없어요', en: 'I cannot find anything I like', cn: '没有想要的商品' },
  PRICE: { ko: '가격이 부담돼요', en: 'It is too expensive', cn: '价格偏高' },
  SERVICE: { ko: '서비스가 불편해요', en: 'The service does not work for me', cn: '服务不便' },
  PRIVACY: { ko: '개인정보가 걱정돼요', en: 'I worry about my data', cn: '担心个人信息' },
  OTHER: { ko: '그 밖의 이유', en: 'Another reason', cn: '其他原因' },
});

export const eventTexts: Readonly<Record<ShownEventType, Message>> = defineMessages({
  SIGN_IN: { ko: '로그인', en: 'Logged in', cn: '登录' },
  SIGN_IN_REFUSED: { ko: '로그인 실패', en: 'Failed login', cn: '登录失败' },
  TOKEN_REUSED: {
    ko: '복사된 로그인 정보가 감지되어 로그아웃했습니다',
    en: 'Ended a session because a copied login was used',
    cn: '检测到登录信息被复制，已强制退出',
  },
  SIGN_OUT: { ko: '로그아웃', en: 'Logged out', cn: '退出登录' },
  SIGN_IN_ENDED: { ko: '다른 기기 로그아웃', en: 'Logged out another device', cn: '退出其他设备' },
  SIGNED_OUT_EVERYWHERE: { ko: '모든 기기 로그아웃', en: 'Logged out everywhere', cn: '在所有设备上退出' },
  SIGN_UP: { ko: '회원 가입', en: 'Signed up', cn: '注册' },
  PASSKEY_ADDED: { ko: '패스키 추가', en: 'Passkey added', cn: '已添加通行密钥' },
  PASSKEY_REMOVED: { ko: '패스키 삭제', en: 'Passkey removed', cn: '已删除通行密钥' },
  PASSWORD_CHANGED: { ko: '비밀번호 변경', en: 'Password changed', cn: '密码已修改' },
  PASSWORD_CHANGE_REFUSED: { ko: '비밀번호 변경 실패', en: 'Failed password change', cn: '密码修改失败' },
  PASSWORD_RESET: { ko: '비밀번호 재설정', en: 'Password reset', cn: '密码已重置' },
  ID_FOUND: { ko: '휴대폰으로 아이디 확인', en: 'ID found by phone', cn: '通过手机找回账号' },
  PHONE_CHANGED: { ko: '휴대폰 번호 변경', en: 'Phone number changed', cn: '手机号已更改' },
  SOCIAL_LINKED: { ko: '소셜 계정 연결', en: 'Social account linked', cn: '已关联社交账号' },
  SOCIAL_UNLINKED: { ko: '소셜 계정 연결 해제', en: 'Social account unlinked', cn: '已解除社交账号关联' },
  WALLET_CONNECTED: { ko: '지갑 연결', en: 'Wallet connected', cn: '已连接钱包' },
  WALLET_DISCONNECTED: { ko: '지갑 연결 해제', en: 'Wallet disconnected', cn: '已断开钱包' },
  WITHDRAWN: { ko: '회원 탈퇴', en: 'Withdrawn', cn: '注销账号' },
  RETURNED: { ko: '탈퇴 취소', en: 'Account reopened', cn: '取消注销' },
  ROLES_CHANGED: { ko: '관리 화면 권한이 바뀜', en: 'Roles in the back office changed', cn: '后台权限已变更' },
  ADMINISTRATOR_MADE: { ko: '관리자 권한 부여', en: 'Made an administrator', cn: '被授予管理员权限' },
});

export const browserTexts: Readonly<Record<BrowserName, Message>> = defineMessages({
  kakaotalk: { ko: '카카오톡', en: 'KakaoTalk', cn: 'KakaoTalk' },
  naver: { ko: '네이버 앱', en: 'NAVER app', cn: 'NAVER 应用' },
  instagram: { ko: '인스타그램', en: 'Instagram', cn: 'Instagram' },
  facebook: { ko: '페이스북', en: 'Facebook', cn: 'Facebook' },
  whale: { ko: '네이버 웨일', en: 'NAVER Whale', cn: 'NAVER Whale' },
  samsung: { ko: '삼성 인터넷', en: 'Samsung Internet', cn: '三星浏览器' },
  edge: { ko: '엣지', en: 'Edge', cn: 'Edge' },
  opera: { ko: '오페라', en: 'Opera', cn: 'Opera' },
  firefox: { ko: '파이어폭스', en: 'Firefox', cn: 'Firefox' },
  chrome: { ko: '크롬', en: 'Chrome', cn: 'Chrome' },
  safari: { ko: '사파리', en: 'Safari', cn: 'Safari' },
  unknown: { ko: '알 수 없는 브라우저', en: 'Unknown browser', cn: '未知浏览器' },
});

export const systemTexts: Readonly<Record<SystemName, Message>> = defineMessages({
  ipad: { ko: '아이패드', en: 'iPad', cn: 'iPad' },
  iphone: { ko: '아이폰', en: 'iPhone', cn: 'iPhone' },
  android: { ko: '안드로이드', en: 'Android', cn: '安卓' },
  windows: { ko: '윈도우', en: 'Windows', cn: 'Windows' },
  chromeos: { ko: '크롬OS', en: 'ChromeOS', cn: 'ChromeOS' },
  macos: { ko: '맥', en: 'Mac', cn: 'Mac' },
  linux: { ko: '리눅스', en: 'Linux', cn: 'Linux' },
  unknown: { ko: '알 수 없는 기기', en: 'Unknown device', cn: '未知设备' },
});
