import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { PREVIEW_MINUTES } from '#contract/home/preview.ts';
import { builtPages } from '#rules/home/page/page-block.ts';
import { derivedKey } from './derived-key.ts';

const audience = 'page-preview';

/** What a token can preview: a page built of blocks, or a draft (management.drafts) by number. */
const previewed = z.union([z.object({ page: z.enum(builtPages) }), z.object({ draft: z.int().positive() })]);
export type Previewed = z.infer<typeof previewed>;

/** A signed token that opens previews for an hour. It is not stored and grants nothing else. */
export function previewToken(secret: string, { userId, ...of }: Previewed & { userId: string }, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1_000);
  return new SignJWT(of)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + PREVIEW_MINUTES * 60)
    .sign(derivedKey(secret, 'page previews'));
}

/** What a token can preview; null when this shop did not sign it or it has expired. */
export async function readPreviewToken(secret: string, token: string, now: Date): Promise<Previewed | null> {
  try {
    const { payload } = await jwtVerify(token, derivedKey(secret, 'page previews'), {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['exp', 'sub'],
      currentDate: now,
    });
    return previewed.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
