import { callApi } from '#client/wire/call-api.ts';
import type {
  OneTap,
  OneTapOutcome,
  SignedUpByArrival,
  SignUpByArrivalInput,
  SocialAccounts,
  SocialArrival,
} from '#contract/rest/social-accounts.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';

type Proof = { password?: string };

/** The API for signing in through providers. Errors: ApiError, see server/rest/social-accounts. Browser only. */
export const socialApi = {
  accounts: () => callApi<SocialAccounts>('GET', '/social-accounts'),
  /** Returns the provider's URL to redirect to. */
  beginLink: (vendor: SocialVendor, about: Proof & { return_to: string }) =>
    callApi<{ url: string }>('POST', `/social-accounts/${vendor}/attempts`, { body: about }),
  linkArrival: (proof: Proof) => callApi<SocialAccounts>('POST', '/social-accounts', { body: proof }),
  unlink: (vendor: SocialVendor) => callApi<object>('DELETE', `/social-accounts/${vendor}`),
  arrival: () => callApi<SocialArrival>('GET', '/social-arrivals'),
  signUp: (body: SignUpByArrivalInput) => callApi<SignedUpByArrival>('POST', '/social-arrivals', { body }),
  prompt: () => callApi<OneTap>('POST', '/one-tap', { body: {} }),
  credential: (credential: string) => callApi<OneTapOutcome>('POST', '/one-tap/credentials', { body: { credential } }),
};
