import { type ErrorCode, errorMessage, isErrorCode, type Meanwhile, type Problem } from '#contract/errors/errors.ts';
import { isLocale } from '#rules/shop/locale.ts';
import { errorMessages } from './error-texts.ts';

/** A REST call that did not end well: the code of contract/errors/errors.ts, and for input the field. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | null;
  /** HTTP status; 0 when no reply came. */
  readonly status: number;
  /** With EDITED_MEANWHILE: what stands now. */
  readonly meanwhile: Meanwhile | null;

  constructor(code: ErrorCode, about: { status: number; field?: string | null; meanwhile?: Meanwhile | null; cause?: unknown }) {
    super(code, { cause: about.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = about.status;
    this.field = about.field ?? null;
    this.meanwhile = about.meanwhile ?? null;
  }

  /** True when it is not known whether the server did it: a repeat must carry the same Idempotency-Key. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'IDEMPOTENCY_IN_FLIGHT';
  }

  /** True when what an address names is not there, or the address names nothing that could be. Of something that was read. */
  get isNotThere(): boolean {
    return this.code === 'NOT_FOUND' || this.code === 'INVALID_INPUT';
  }

  /** True when signing in, or signing in again, is what is missing. */
  get isLoginNeeded(): boolean {
    return this.code === 'LOGIN_REQUIRED' || this.code === 'invalid-jwt';
  }
}

/** What a person reads about anything that was thrown, in the language of the page. */
export function errorText(error: unknown, locale: string): string {
  if (hadNoNetwork(error)) return errorMessages.offline[isLocale(locale) ? locale : 'ko'];
  return errorMessage(codeOf(error), locale);
}

/** True when nothing came back and the browser knows why: a person can do something about that. */
export function hadNoNetwork(error: unknown): boolean {
  const hadReply = error instanceof ApiError && error.status !== 0;
  return !hadReply && globalThis.navigator?.onLine === false;
}

/** A reply that is not 2xx as an error. Replies that are no problem details (a proxy, an outage) get a code by their status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { status } = response;
  if (isProblem(body)) return new ApiError(body.code, { status, field: body.field ?? null, meanwhile: body.meanwhile ?? null });
  if (status === 429) return new ApiError('TOO_MANY_REQUESTS', { status });
  return new ApiError(status >= 500 ? 'UNAVAILABLE' : 'INTERNAL', { status });
}

/** The code of anything that was thrown; what is not ours is INTERNAL. */
function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'INTERNAL';
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && isErrorCode(body.code);
}
