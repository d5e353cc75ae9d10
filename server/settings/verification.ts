import { z } from 'zod';

const token = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ and -')
  .optional();

/** The settings that prove to search engines whose shop this is: the `content` of the tag that each gives its operator. */
export const verificationEnvironment = {
  NAVER_SITE_VERIFICATION: token.describe('code of the tag by which Naver Search Advisor knows the operator'),
  GOOGLE_SITE_VERIFICATION: token.describe('code of the tag by which Google Search Console and Merchant Center know the operator'),
};

/** The code for each search engine; null where none is set. */
export function readVerification(values: { NAVER_SITE_VERIFICATION?: string | undefined; GOOGLE_SITE_VERIFICATION?: string | undefined }) {
  return { naver: values.NAVER_SITE_VERIFICATION ?? null, google: values.GOOGLE_SITE_VERIFICATION ?? null };
}
