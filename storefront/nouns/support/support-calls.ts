import { callApi } from '#client/wire/call-api.ts';
import type { Support } from '#contract/rest/support.ts';
import type { InquiryKind } from '#rules/community/inquiry.ts';

/** Whether customer service is there, and when an answer to a question of this kind can be expected. */
export function readSupport(kind: InquiryKind): Promise<Support> {
  return callApi('GET', `/support?kind=${kind}`);
}
