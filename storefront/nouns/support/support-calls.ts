import { callApi } from '#client/wire/call-api.ts';
import type { Support } from '#contract/rest/support.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';

/** Whether customer service is available, and when an inquiry of this kind will be answered. */
export function readSupport(kind: InquiryKind): Promise<Support> {
  return callApi('GET', `/support?kind=${kind}`);
}
