import { callApi } from '#client/wire/call-api.ts';
import type {
  BeginPasswordReset,
  ChangedPhone,
  ChangePhone,
  CheckedCode,
  FindId,
  FoundId,
  PasswordReset,
  SendCode,
  SentCode,
  SetPassword,
} from '#contract/rest/verifications.ts';

/** The API for phone codes and what a verified phone allows. All calls throw ApiError. Browser only. */
export const verificationApi = {
  ask: (wish: SendCode) => callApi<SentCode>('POST', '/verifications', { body: wish }),
  check: (id: string, code: string) => callApi<CheckedCode>('POST', `/verifications/${id}/check`, { body: { code } }),
  findId: (body: FindId) => callApi<FoundId>('POST', '/members/found-id', { body }),
  beginPasswordReset: (body: BeginPasswordReset) => callApi<PasswordReset>('POST', '/members/password-resets', { body }),
  setPassword: (body: SetPassword) => callApi<void>('POST', '/members/passwords', { body }),
  changePhone: (body: ChangePhone) => callApi<ChangedPhone>('POST', '/members/phone', { body }),
};
