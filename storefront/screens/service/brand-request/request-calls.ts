import { callApi } from '#client/wire/call-api.ts';
import type { BrandRequests, SendBrandRequest } from '#contract/rest/brand-requests.ts';

/** The brand request API. All calls throw ApiError. */
export const requestApi = {
  read: async () => (await callApi<BrandRequests>('GET', '/brand-requests')).requests,
  send: async (body: SendBrandRequest) => (await callApi<BrandRequests>('POST', '/brand-requests', { body })).requests,
  withdraw: async (id: number) => (await callApi<BrandRequests>('DELETE', `/brand-requests/${id}`)).requests,
};
