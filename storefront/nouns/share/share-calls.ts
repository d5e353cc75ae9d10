import { callApi } from '#client/wire/call-api.ts';
import type { MakeShare, Share, SharedDesign, Shares } from '#contract/rest/shares.ts';

/** The calls of sharing. All throw ApiError. */
export const shareApi = {
  /** Open links of one design, the newest first. */
  ofDesign: async (customId: number) => (await callApi<Shares>('GET', `/shares?product_custom_id=${customId}`)).shares,
  make: (body: MakeShare) => callApi<Share>('POST', '/shares', { body }),
  end: (code: string) => callApi<object>('DELETE', `/shares/${code}`),
  /** What somebody shared, for whoever makes it theirs. */
  read: (code: string) => callApi<SharedDesign>('GET', `/shares/${encodeURIComponent(code)}`),
};
