import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { KakaoSettings } from '#server/settings/social.ts';
import { createCodeFlow } from './code-flow.ts';
import { type KakaoProvider, SocialFault, type SocialParts } from './port.ts';

const account = z.object({
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().default(false),
      is_email_verified: z.boolean().default(false),
    })
    .optional(),
});

const patienceMs = 5_000;

/**
 * Kakao Login by OpenID Connect with PKCE. Its ID token does not say whether the e-mail address is verified, and people may withhold the
 * address, so the account API is queried.
 */
export function kakaoProvider(settings: KakaoSettings, parts: SocialParts): KakaoProvider {
  const { clientSecret, adminKey, appId, apiUrl } = settings;
  const flow = createCodeFlow(
    {
      vendor: 'kakao',
      settings,
      authentication: ({ ClientSecretPost, None }) => (clientSecret === null ? None() : ClientSecretPost(clientSecret)),
    },
    parts,
  );
  return {
    vendor: 'kakao',
    startUrl: (checks, { isSilent }) =>
      flow.startUrl(checks, { scope: 'openid profile_nickname account_email', ...(isSilent ? { prompt: 'none' } : {}) }),
    async personOf(answer, checks) {
      const { claims, accessToken } = await flow.redeem(answer, checks);
      const reply = await call(`${apiUrl}/v2/user/me`, { headers: { authorization: `Bearer ${accessToken}` } });
      const told = account.safeParse(await reply.json().catch(() => null)).data?.kakao_account;
      return {
        vendor: 'kakao',
        subject: claims.sub,
        email: told?.email ?? null,
        isEmailVerified: told?.email !== undefined && told.is_email_valid && told.is_email_verified,
        isPrivateEmail: false,
        name: typeof claims.nickname === 'string' ? claims.nickname : null,
        refreshToken: null,
      };
    },
    async unlink({ subject }) {
      if (adminKey === null) return;
      await call(`${apiUrl}/v1/user/unlink`, {
        method: 'POST',
        headers: { authorization: `KakaoAK ${adminKey}` },
        body: new URLSearchParams({ target_id_type: 'user_id', target_id: subject }),
      });
    },
    isOwnWebhook: (authorization, app) =>
      adminKey !== null && isSame(authorization ?? '', `KakaoAK ${adminKey}`) && (appId === null || app === appId),
  };
}

async function call(url: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
    throw new SocialFault('away', 'kakao: no answer', error);
  });
  if (!reply.ok) throw new SocialFault(reply.status >= 500 ? 'away' : 'refused', `kakao: ${reply.status}`);
  return reply;
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
