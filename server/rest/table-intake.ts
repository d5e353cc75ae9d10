import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { orProblem, Refusal } from '#server/plugins/problems.ts';
import { readTable, TABLE_FILE_MAX } from '#server/sheets/read-table.ts';
import type { SheetKind } from '#server/sheets/table-worker.ts';

/** Makes the routes of this plugin take a file with a table, whatever its content type: the content decides. */
export function takesTables(files: FastifyInstance) {
  files.removeAllContentTypeParsers();
  files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return {
    /** Of each route. */
    about: {
      bodyLimit: TABLE_FILE_MAX,
      errorHandler: (error: FastifyError) => {
        throw error.statusCode === 413 ? new Refusal(fail('WAYBILL_FILE_TOO_LARGE')) : error;
      },
    },
    /** The cells of the file. Errors: WAYBILL_FILE_UNREADABLE, and those of readTable. */
    tableOf: async (request: FastifyRequest, kind: SheetKind): Promise<string[][]> => {
      const file: unknown = request.body;
      if (!Buffer.isBuffer(file)) throw new Refusal(fail('WAYBILL_FILE_UNREADABLE'));
      return orProblem(await readTable(file, kind));
    },
  };
}
