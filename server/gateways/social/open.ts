import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import type { Config } from '#server/config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import { kakaoProvider } from './kakao.ts';
import { redirectUrlOf, type SocialSignIn } from './port.ts';

/** The configured providers, real or simulated. */
export function openSocialSignIn({ social, publicUrl }: Pick<Config, 'social' | 'publicUrl'>): SocialSignIn {
  const parts = (vendor: SocialVendor) => ({ redirectUrl: redirectUrlOf(publicUrl, vendor), clock: () => new Date() });
  return {
    google: social.google && googleProvider(social.google, parts('google')),
    apple: social.apple && appleProvider(social.apple, parts('apple')),
    kakao: social.kakao && kakaoProvider(social.kakao, parts('kakao')),
  };
}
