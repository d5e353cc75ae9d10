import { callApi } from '#client/wire/call-api.ts';
import type { DesignParents, MakeShare, Share, SharedDesign, Shares } from '#contract/rest/shares.ts';

/** The sharing API. All calls throw ApiError. */
export const shareApi = {
  /** Active links of one design, newest first. */
  ofDesign: async (customId: number) => (await callApi<Shares>('GET', `/shares?product_custom_id=${customId}`)).shares,
  make: (body: MakeShare) => callApi<Share>('POST', '/shares', { body }),
  end: (code: string) => callApi<object>('DELETE', `/shares/${code}`),
  /** Which of these shares are open, and whose. */
  parents: async (codes: readonly string[]) => (await callApi<DesignParents>('GET', `/design-parents?codes=${codes.join()}`)).parents,
  /** A shared design, to be copied. */
  read: (code: string) => callApi<SharedDesign>('GET', `/shares/${encodeURIComponent(code)}`),
};
