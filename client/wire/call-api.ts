import { authorizedFetch } from '../session/session.ts';
import { ApiError, errorOf } from './api-error.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type CallOptions = {
  body?: unknown;
  /** For writes that move money, stock, coupons or points; kept across retries (docs/decisions/012-idempotency-keys.md). */
  idempotencyKey?: string;
  /** Lets the call finish after leaving the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Overrides fetch, as in `authorizedFetch`. */
  by?: typeof fetch;
};

/**
 * Calls the REST API as the member: `await callApi<Cart>("GET", "/cart")`. The response has the contract's type. Throws ApiError;
 * UNAVAILABLE with status 0 if there was no response. Browser only.
 */
export async function callApi<Reply>(method: Method, path: string, options: CallOptions = {}): Promise<Reply> {
  const response = await send(method, path, options);
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204) return undefined as Reply;
  return response.json();
}

async function send(method: Method, path: string, { body, idempotencyKey, keepalive, signal, by }: CallOptions): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': document.documentElement.lang || 'ko' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  try {
    const init = {
      method,
      headers,
      cache: 'no-store' as const,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(keepalive === undefined ? {} : { keepalive }),
      ...(signal === undefined ? {} : { signal }),
    };
    return await authorizedFetch(`/api${path}`, init, by);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('UNAVAILABLE', { status: 0, cause: error });
  }
}
