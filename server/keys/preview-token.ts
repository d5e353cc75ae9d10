import { errors, jwtVerify, SignJWT } from 'jose';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import { type BuiltPage, builtPages } from '#rules/home/page/page-block.ts';
import { derivedKey } from './derived-key.ts';

const audience = 'page-preview';

/** What opens previews of a page for an hour: signed, kept nowhere, good for nothing else. */
export function previewToken(secret: string, { userId, page }: { userId: string; page: BuiltPage }, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ page })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + PREVIEW_MINUTES * 60)
    .sign(derivedKey(secret, 'page previews'));
}

/** The page whose previews a token opens; null when this shop did not sign it, or its hour is over. */
export async function readPreviewToken(secret: string, token: string, now: Date): Promise<BuiltPage | null> {
  try {
    const { payload } = await jwtVerify(token, derivedKey(secret, 'page previews'), {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    return builtPages.find((page) => page === payload.page) ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
