import { isOutage } from '#admin/session/outage.ts';
import { type ApiError, errorText, hadNoNetwork } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { kitTexts } from './texts.ts';

/** Outages whose message, the shop's general one, says neither what happened nor what becomes of the input. */
const saysNothing: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'OVERLOADED', 'DATABASE_UNAVAILABLE']);

/**
 * The message for a failed action; when offline or after an outage, says so and to see first whether it was done, since a second press may
 * do it twice.
 */
export function actText(error: unknown): string {
  return failedText(error, kitTexts.lookFirst);
}

/** The same for a form with input, which is kept and may be sent again: a form that adds something sends an Idempotency-Key (`callOnce`). */
export function saidText(error: unknown): string {
  return failedText(error, kitTexts.pressAgain);
}

function failedText(error: unknown, advice: { offline: string; outage: string }): string {
  if (hadNoNetwork(error)) return `${kitTexts.offline} ${advice.offline}`;
  return isOutage(error) && saysNothing.has(error.code) ? `${kitTexts.outage} ${advice.outage}` : errorText(error, 'ko');
}

/** The same for input that an outage stopped and that is sent again by itself (`useAfterOutage`). */
export function keptText(error: ApiError): string {
  return `${cutText(error)} ${kitTexts.sentAgain}`;
}

/** The same for a screen whose script an outage kept away and that opens again by itself (`useWayBack`). */
export function reopenedText(error: ApiError): string {
  return `${cutText(error)} ${kitTexts.reopened}`;
}

/** The same for a failed read; after an outage it says that the query cache reads again by itself. */
export function readText(error: unknown): string {
  if (hadNoNetwork(error)) return kitTexts.offlineReading;
  return isOutage(error) ? `${outageText(error)} ${kitTexts.rereading}` : errorText(error, 'ko');
}

function cutText(error: ApiError): string {
  return hadNoNetwork(error) ? kitTexts.offline : outageText(error);
}

function outageText(error: ApiError): string {
  return saysNothing.has(error.code) ? kitTexts.outage : errorText(error, 'ko');
}
