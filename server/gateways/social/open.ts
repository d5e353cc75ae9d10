import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Config } from '#server/config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import { kakaoProvider } from './kakao.ts';
import type { SocialSignIn } from './port.ts';

/** The configured providers, real or simulated. */
export function openSocialSignIn({ social, publicUrl }: Pick<Config, 'social' | 'publicUrl'>): SocialSignIn {
  const parts = (vendor: SocialVendor) => ({ redirectUrl: redirectUrlOf(publicUrl, vendor), clock: () => new Date() });
  return {
    google: social.google && googleProvider(social.google, parts('google')),
    apple: social.apple && appleProvider(social.apple, parts('apple')),
    kakao: social.kakao && kakaoProvider(social.kakao, parts('kakao')),
  };
}

/** The redirect address of a provider: each has its own, so that one provider's response is never taken for another's. */
export function redirectUrlOf(publicUrl: string, vendor: SocialVendor): string {
  return `${publicUrl}/auth/social/${vendor}/callback`;
}
