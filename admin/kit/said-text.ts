import { errorText, hadNoNetwork } from '#client/wire/api-error.ts';
import { kitTexts } from './texts.ts';

/** The message for a failed write; when offline, says so and that input is kept. */
export function saidText(error: unknown): string {
  return hadNoNetwork(error) ? kitTexts.offline : errorText(error, 'ko');
}

/** The same for a failed read. */
export function readText(error: unknown): string {
  return hadNoNetwork(error) ? kitTexts.offlineReading : errorText(error, 'ko');
}
