import { type ErrorCode, errorMessage, isErrorCode, type Meanwhile, type Problem } from '#contract/errors/errors.ts';
import { filled } from '#contract/sentences.ts';
import { isLocale } from '#rules/shop/locale.ts';
import { errorMessages } from './error-texts.ts';
import { noteTrace } from './recent-trace.ts';
import { waitMessages } from './wait-texts.ts';

interface About {
  status: number;
  field?: string | null;
  meanwhile?: Meanwhile | null;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** A failed REST call: the code of contract/errors/errors.ts, and the field for invalid input. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly field: string | null;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** With EDITED_MEANWHILE: the current state. */
  readonly meanwhile: Meanwhile | null;
  /** Seconds to wait before a retry, if the server said so. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, about: About) {
    super(code, { cause: about.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = about.status;
    this.field = about.field ?? null;
    this.meanwhile = about.meanwhile ?? null;
    this.retryAfterSeconds = about.retryAfterSeconds ?? null;
  }

  /** True if the server may have done it: a retry must carry the same Idempotency-Key. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500 || this.code === 'IDEMPOTENCY_IN_FLIGHT';
  }

  /** True if the resource of a read does not exist, or the id is malformed. */
  get isNotThere(): boolean {
    return this.code === 'NOT_FOUND' || this.code === 'INVALID_INPUT';
  }

  /** True if the user must sign in, or sign in again. */
  get isLoginNeeded(): boolean {
    return this.code === 'LOGIN_REQUIRED' || this.code === 'invalid-jwt';
  }
}

/** A readable message for any thrown value, in the page's language; for too many requests with the wait, if the server said so. */
export function errorText(error: unknown, locale: string): string {
  const own = isLocale(locale) ? locale : 'ko';
  if (hadNoNetwork(error)) return errorMessages.offline[own];
  if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS' && error.retryAfterSeconds !== null) {
    const { message, count } = waitOf(error.retryAfterSeconds);
    return filled(message[own], { count });
  }
  return errorMessage(codeOf(error), locale);
}

/** A wait in the unit people would say, rounded up so that nobody comes back too early. */
function waitOf(seconds: number) {
  if (seconds <= 90) return { message: waitMessages.seconds, count: Math.ceil(seconds) };
  if (seconds <= 5_400) return { message: waitMessages.minutes, count: Math.ceil(seconds / 60) };
  return { message: waitMessages.hours, count: Math.ceil(seconds / 3_600) };
}

/** True if there was no response and the browser is offline, which the user can fix. */
export function hadNoNetwork(error: unknown): boolean {
  const hadReply = error instanceof ApiError && error.status !== 0;
  return !hadReply && globalThis.navigator?.onLine === false;
}

/** True if there is no such thing for this member; a malformed id counts as that. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Converts a non-2xx response to an error. Responses without problem details (a proxy, an outage) get a code by status. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const { status } = response;
  // A date, which our server never sends, counts as no wait.
  const about = { status, retryAfterSeconds: Number(response.headers.get('retry-after')) || null };
  if (isProblem(body) && status >= 500) noteTrace(body.trace_id);
  if (isProblem(body)) return new ApiError(body.code, { ...about, field: body.field ?? null, meanwhile: body.meanwhile ?? null });
  if (status === 429) return new ApiError('TOO_MANY_REQUESTS', about);
  return new ApiError(status >= 500 ? 'UNAVAILABLE' : 'INTERNAL', about);
}

/** The code of any thrown value; INTERNAL if it is not ours. */
function codeOf(error: unknown): ErrorCode {
  return error instanceof ApiError ? error.code : 'INTERNAL';
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && isErrorCode(body.code);
}
