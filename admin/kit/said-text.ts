import { errorText, hadNoNetwork } from '#client/wire/api-error.ts';
import { kitTexts } from './texts.ts';

/** What staff read about an error of a write: while the device is offline that, and that what was typed is still there. */
export function saidText(error: unknown): string {
  return hadNoNetwork(error) ? kitTexts.offline : errorText(error, 'ko');
}

/** The same about an error of a read. */
export function readText(error: unknown): string {
  return hadNoNetwork(error) ? kitTexts.offlineReading : errorText(error, 'ko');
}
