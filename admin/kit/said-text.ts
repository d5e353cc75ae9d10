import { isOutage } from '#admin/session/outage.ts';
import { type ApiError, errorText, hadNoNetwork } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { kitTexts } from './texts.ts';

/** Outages whose general message says neither what happened nor what becomes of the input. */
const saysNothing: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'OVERLOADED', 'DATABASE_UNAVAILABLE']);

/**
 * The message for a failed action; when offline or after an outage, says so and to see first whether it was done, since a second press may
 * do it twice.
 */
export function actText(error: unknown): string {
  return failedText(error, kitTexts.lookFirst);
}

/**
 * The message for a form that could not be sent; when offline or after an outage, says so and to press again, since its input is kept and a
 * form that adds something sends an Idempotency-Key (`callOnce`).
 */
export function formText(error: unknown): string {
  return failedText(error, kitTexts.pressAgain);
}

function failedText(error: unknown, advice: { offline: string; outage: string }): string {
  if (hadNoNetwork(error)) return `${kitTexts.offline} ${advice.offline}`;
  return isOutage(error) && saysNothing.has(error.code) ? `${kitTexts.outage} ${advice.outage}` : errorText(error, 'ko');
}

/** The message for input that an outage kept from being saved: says which outage, and that it is saved again by itself (`useAfterOutage`). */
export function keptText(error: ApiError): string {
  return `${cutText(error)} ${kitTexts.sentAgain}`;
}

/** The message for a screen whose script an outage kept away: says which outage, and that the screen opens again by itself (`useWayBack`). */
export function reopenedText(error: ApiError): string {
  return `${cutText(error)} ${kitTexts.reopened}`;
}

/** The message for a failed read; when offline or after an outage, says so and that the query cache reads again by itself. */
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
