import type { GoogleSettings } from '#server/settings/social.ts';
import { createCodeFlow } from './code-flow.ts';
import type { IdTokenClaims } from './id-token.ts';
import type { GoogleProvider, SocialParts, SocialPerson } from './port.ts';

/**
 * Google: code flow with PKCE, and its One Tap prompt, which returns an ID token directly (specification 5, 9: client id; email, profile,
 * openid).
 */
export function googleProvider(settings: GoogleSettings, parts: SocialParts): GoogleProvider {
  const { clientId, clientSecret, scriptUrl } = settings;
  const flow = createCodeFlow(
    { vendor: 'google', settings, authentication: ({ ClientSecretPost }) => ClientSecretPost(clientSecret) },
    parts,
  );
  return {
    vendor: 'google',
    oneTap: { clientId, scriptUrl },
    startUrl: (checks) => flow.startUrl(checks, { scope: 'openid email profile', prompt: 'select_account' }),
    personOf: async (answer, checks) => personIn((await flow.redeem(answer, checks)).claims),
    personOfCredential: async (credential, nonce) => personIn(await flow.idTokens.check(credential, nonce)),
    // The shop stores nothing with which it could end the link; people do that in their Google account.
    unlink: async () => undefined,
  };
}

function personIn({ sub, email, email_verified: isVerified, name }: IdTokenClaims): SocialPerson {
  return {
    vendor: 'google',
    subject: sub,
    email: typeof email === 'string' ? email : null,
    isEmailVerified: isVerified === true,
    isPrivateEmail: false,
    name: typeof name === 'string' ? name : null,
    refreshToken: null,
  };
}
