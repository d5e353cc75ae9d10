import { dialog } from '#client/dialogs/dialog.ts';
import { pageLocale } from '#client/locale/page-locale.ts';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import type { LineInput } from '#contract/rest/cart.ts';

/**
 * Sends lines. Where the shop asks whether a design is wanted as it would print, the shopper is asked and the lines are sent again. Null if
 * they do not want it. Throws what `send` throws.
 */
export async function confirmingPrint<Reply>(
  lines: readonly LineInput[],
  send: (lines: LineInput[]) => Promise<Reply>,
): Promise<Reply | null> {
  const accepts: NonNullable<LineInput['accepts']> = [];
  for (;;) {
    try {
      return await send(lines.map((line) => ({ ...line, accepts: [...accepts] })));
    } catch (error) {
      const flaw = error instanceof ApiError && error.field === 'accepts' ? (error.code as (typeof accepts)[number]) : null;
      if (flaw === null || accepts.includes(flaw)) throw error;
      if (!(await dialog.confirm({ message: errorText(error, pageLocale()) }))) return null;
      accepts.push(flaw);
    }
  }
}
