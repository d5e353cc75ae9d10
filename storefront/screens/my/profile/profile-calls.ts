import { callApi } from '#client/wire/call-api.ts';
import type {
  ChangeConsents,
  ChangePassword,
  ChangeProfile,
  Profile,
  SecurityEvents,
  SignIns,
  Withdraw,
  WithdrawalFacts,
  Withdrawn,
} from '#contract/rest/profile.ts';

/** The profile API. All calls throw ApiError. */
export const profileApi = {
  read: () => callApi<Profile>('GET', '/members/me'),
  change: (body: ChangeProfile) => callApi<Profile>('PATCH', '/members/me', { body }),
  decide: (body: ChangeConsents) => callApi<Profile>('PATCH', '/members/me/consents', { body }),
  changePassword: (body: ChangePassword) => callApi<{ ended: number }>('POST', '/members/me/password', { body }),
  signIns: () => callApi<SignIns>('GET', '/members/me/sign-ins'),
  endSignIn: (id: string) => callApi<{ ended: number }>('DELETE', `/members/me/sign-ins/${id}`),
  endSignIns: (which: 'others' | 'all') => callApi<{ ended: number }>('DELETE', `/members/me/sign-ins?which=${which}`),
  securityEvents: () => callApi<SecurityEvents>('GET', '/members/me/security-events'),
  leavingFacts: () => callApi<WithdrawalFacts>('GET', '/members/me/withdrawal'),
  leave: (body: Withdraw) => callApi<Withdrawn>('POST', '/members/me/withdrawal', { body }),
};
