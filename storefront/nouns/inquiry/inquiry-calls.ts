import { callApi } from '#client/wire/call-api.ts';
import { idempotently } from '#client/wire/idempotency-keys.ts';
import type { AddMessage, AwaitedInquiry, ChangeInquiry, CreateInquiryInput, Inquiry } from '#contract/rest/inquiries.ts';
import type { InquiryKind, InquiryState } from '#rules/community/inquiry.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';

type Listed = PageWindow & { kind: InquiryKind; status: InquiryState | null };

/** REST API for my own inquiries. */
export const inquiryApi = {
  async list({ kind, status, limit, offset }: Listed): Promise<Inquiry[]> {
    const query = new URLSearchParams({ kind, limit: String(limit), offset: String(offset), ...(status === null ? {} : { status }) });
    return (await callApi<{ inquiries: Inquiry[] }>('GET', `/inquiries?${query}`)).inquiries;
  },
  /** An inquiry of mine with its thread. Errors: INQUIRY_NOT_FOUND. */
  read: (id: number) => callApi<AwaitedInquiry>('GET', `/inquiries/${id}`),
  /** Sends a new inquiry, once per body. Errors: PRODUCT_UNAVAILABLE, ORDER_NOT_FOUND, DESIGN_NOT_FOUND, TOO_MANY_REQUESTS. */
  ask: (body: CreateInquiryInput) =>
    idempotently('inquiry', body, (idempotencyKey) => callApi<AwaitedInquiry>('POST', '/inquiries', { body, idempotencyKey })),
  /** Changes an unanswered inquiry. Errors: INQUIRY_ANSWERED, INQUIRY_NOT_FOUND. */
  change: (id: number, body: ChangeInquiry) => callApi<AwaitedInquiry>('PATCH', `/inquiries/${id}`, { body }),
  withdraw: (id: number) => callApi<object>('DELETE', `/inquiries/${id}`),
  /** Adds a message to a thread, once per body. Errors: INQUIRY_NOT_FOUND, TOO_MANY_REQUESTS. */
  add: (id: number, body: AddMessage) =>
    idempotently(`inquiry ${id}`, body, (idempotencyKey) =>
      callApi<AwaitedInquiry>('POST', `/inquiries/${id}/messages`, { body, idempotencyKey }),
    ),
};
