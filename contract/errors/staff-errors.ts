import { type ErrorEntry, entry } from './error-entry.ts';

/** Errors of staff, roles and the sandbox, part of the table in contract/errors/errors.ts. */
export const staffErrors = {
  ALREADY_STAFF: entry(409, 'This person has this role already.', '이미 이 권한이 있는 사람입니다.', '该用户已拥有此权限。'),
  INVITATION_OPEN: entry(
    409,
    'This address has an open invitation. End it first.',
    '이미 초대한 주소입니다. 먼저 그 초대를 취소해 주세요.',
    '该邮箱已有未处理的邀请，请先取消。',
  ),
  INVITATION_OVER: entry(
    410,
    'This invitation is over. Please ask for a new one.',
    '더 이상 쓸 수 없는 초대입니다. 새 초대를 부탁해 주세요.',
    '该邀请已失效，请重新申请。',
  ),
  INVITATION_OF_ANOTHER: entry(
    403,
    'Please sign in with the address that was invited.',
    '초대받은 이메일의 계정으로 로그인해 주세요.',
    '请使用受邀邮箱的账号登录。',
  ),
  ACCOUNT_TAKEN: entry(409, 'It has an account already.', '이미 계정이 연결되어 있습니다.', '已关联其他账号。'),
  PASSKEY_REFUSED: entry(
    400,
    'The passkey could not be confirmed. Please try again, or use your password.',
    '패스키를 확인하지 못했습니다. 다시 하거나 비밀번호를 입력해 주세요.',
    '无法确认通行密钥，请重试或使用密码。',
  ),
  PASSKEYS_FULL: entry(
    409,
    'You have ten passkeys already. Remove one first.',
    '패스키는 10개까지 둘 수 있습니다. 먼저 하나를 지워 주세요.',
    '最多可保存10个通行密钥，请先删除一个。',
  ),
  LAST_ADMINISTRATOR: entry(
    409,
    'The shop needs an owner. Make somebody else one first.',
    '소유자가 한 명은 있어야 합니다. 먼저 다른 소유자를 정해 주세요.',
    '商城至少需要一名所有者，请先指定其他所有者。',
  ),
  OWN_ADMINISTRATOR: entry(
    409,
    'Another owner has to take this role from you.',
    '내 소유자 권한은 다른 소유자만 뺄 수 있습니다.',
    '您的所有者权限只能由其他所有者移除。',
  ),
  EDITED_MEANWHILE: entry(
    409,
    'This was changed elsewhere meanwhile.',
    '그사이 다른 곳에서 바뀐 내용이 있습니다.',
    '内容在此期间已在别处修改。',
  ),
  COMPANY_UNWRITTEN: entry(
    409,
    'The terms do not name a company yet. Write its name in the shop info first, then publish the draft with it.',
    '약관에 상호가 없습니다. 먼저 상점 정보에 상호를 적고, 그 상호가 들어간 약관을 공개해 주세요.',
    '条款中尚无公司名称。请先在商城信息中填写公司名称，再发布包含该名称的条款。',
  ),
  PLAY_NOT_POSSIBLE: entry(
    409,
    'This cannot happen to this payment now.',
    '지금 이 결제에는 일어날 수 없는 일입니다.',
    '此支付目前不可能发生该情况。',
  ),
  WEBHOOK_ADDRESS_INVALID: entry(
    422,
    'A webhook needs an https address with the name of a server outside.',
    '웹훅 주소는 https로 시작하는 외부 서버의 주소여야 합니다.',
    'Webhook 地址必须是以 https 开头的外部服务器地址。',
  ),
} as const satisfies Record<string, ErrorEntry>;
