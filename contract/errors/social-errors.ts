import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of signing in with Google, Apple or Kakao, part of the table in contract/errors/errors.ts. */
export const socialErrors = {
  SOCIAL_CANCELLED: entry(400, 'You cancelled the sign-in.', '로그인을 취소했습니다.', '您已取消登录。'),
  SOCIAL_REFUSED: entry(
    400,
    'The sign-in could not be confirmed. Please try again.',
    '로그인 정보를 확인하지 못했습니다. 다시 시도해 주세요.',
    '无法确认登录信息，请重试。',
  ),
  SOCIAL_STATE_LOST: entry(
    410,
    'This sign-in has expired or began in another browser. Please start again.',
    '로그인 시간이 지났거나 다른 브라우저에서 시작한 로그인입니다. 처음부터 다시 시도해 주세요.',
    '登录已超时或在其他浏览器中发起，请重新开始。',
  ),
  SOCIAL_PROVIDER_AWAY: entry(
    503,
    'The sign-in service is not responding. Please try again later.',
    '로그인 서비스가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.',
    '登录服务无响应，请稍后重试。',
  ),
  GOOGLE_NEEDS_CLIENT_ID: entry(
    503,
    'Google sign-in needs a client id.',
    'Google 로그인에는 클라이언트 ID가 필요합니다.',
    'Google 登录需要客户端 ID。',
  ),
  APPLE_NEEDS_CLIENT_ID: entry(
    503,
    'Apple sign-in needs a client id.',
    'Apple 로그인에는 클라이언트 ID가 필요합니다.',
    'Apple 登录需要客户端 ID。',
  ),
  KAKAO_NEEDS_CLIENT_ID: entry(
    503,
    'Kakao sign-in needs a client id.',
    '카카오 로그인에는 클라이언트 ID가 필요합니다.',
    'Kakao 登录需要客户端 ID。',
  ),
  SOCIAL_MEMBER_INACTIVE: entry(
    403,
    'This account cannot be used right now. Please contact us.',
    '지금은 이용할 수 없는 계정입니다. 고객센터로 문의해 주세요.',
    '该账号目前无法使用，请联系客服。',
  ),
  SOCIAL_ACCOUNT_TAKEN: entry(
    409,
    'This account is already linked to another member.',
    '이미 다른 회원에게 연결된 계정입니다.',
    '该账号已关联到其他会员。',
  ),
  SOCIAL_VENDOR_TAKEN: entry(
    409,
    'You have linked another account of this kind. Unlink it first.',
    '같은 종류의 다른 계정이 이미 연결되어 있습니다. 먼저 연결을 해제해 주세요.',
    '您已关联同类的其他账号，请先解除关联。',
  ),
  SOCIAL_NOT_LINKED: entry(404, 'This account is not linked.', '연결되지 않은 계정입니다.', '该账号未关联。'),
  SOCIAL_LAST_WAY_IN: entry(
    409,
    'This is your only way to sign in. Set a password or link another account first.',
    '로그인할 수 있는 유일한 방법입니다. 비밀번호를 만들거나 다른 계정을 연결한 뒤 해제해 주세요.',
    '这是您唯一的登录方式，请先设置密码或关联其他账号。',
  ),
  SIGN_IN_PROOF_NEEDED: entry(
    403,
    'Please confirm your password, or sign in again.',
    '비밀번호를 확인하거나 다시 로그인해 주세요.',
    '请确认密码或重新登录。',
  ),
} as const satisfies Record<string, ErrorEntry>;
