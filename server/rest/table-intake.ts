import type { FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { readTable, TABLE_FILE_MAX } from '#server/sheets/read-table.ts';
import type { SheetKind } from '#server/sheets/table-worker.ts';
import type { FileIntake } from './file-intake.ts';

/** What a route takes whose body is a file with a table. */
export const tableFile: FileIntake = { bytes: TABLE_FILE_MAX, tooLarge: 'WAYBILL_FILE_TOO_LARGE' };

/** The cells of the file. Errors: WAYBILL_FILE_UNREADABLE, and those of readTable. */
export async function tableOf({ body }: FastifyRequest, kind: SheetKind): Promise<string[][]> {
  if (!Buffer.isBuffer(body)) throw new Refusal(fail('WAYBILL_FILE_UNREADABLE'));
  return orProblem(await readTable(body, kind));
}
