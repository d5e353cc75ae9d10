import { z } from 'zod';
import { fail } from '#contract/errors/errors.ts';
import { type ExportFilter, type ExportName, exportForm, exportTable } from '#contract/rest/admin/exports.ts';
import { cohorts, figures, figuresQuery, reprintFigures, reprintsQuery, vatQuery, vatReport } from '#contract/rest/admin/figures.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { Refusal } from '#server/plugins/problems.ts';
import { actorsOf } from '#server/plugins/viewer/staff-roles.ts';
import { type Route, route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { xlsxType } from '#server/sheets/xlsx.ts';
import { openExport } from './open-export.ts';
import { cachedCohorts } from './read-cohorts.ts';
import { readFigures, readReprints, readVat } from './read-figures.ts';

const names = Object.keys(exportTable) as ExportName[];

/** Sales figures, and the office's lists as files. */
export const exportOfficeRoutes = routes('office: files', (shop) => {
  const cohortsNow = cachedCohorts(shop);
  return [
    route(
      'GET /admin/figures',
      'What was sold, by time or by what it was, beside a year before',
      { permission: 'figure.read', query: figuresQuery, reply: figures },
      ({ db, query: { by, ...span } }) => readFigures(db, by, span),
    ),
    route(
      'GET /admin/figures/cohorts',
      'Members by the month of their first order, and who bought again',
      { permission: 'figure.read', reply: cohorts },
      async () => ({ cohorts: await cohortsNow() }),
    ),
    route(
      'GET /admin/vat',
      'What a period reports to the tax office',
      { permission: 'figure.read', query: vatQuery, reply: vatReport },
      ({ db, query }) => readVat(db, query),
    ),
    route(
      'GET /admin/reprints',
      'What was made again, by month and cause',
      { permission: 'figure.read', query: reprintsQuery, reply: reprintFigures },
      ({ db, query }) => readReprints(db, query),
    ),
    ...names.map(fileRoute),
  ];
});

function fileRoute(name: ExportName): Route {
  const { title, permission, filter } = exportTable[name];
  const query: z.ZodType<z.infer<typeof exportForm>> = z.object({ ...filter.shape, ...exportForm.shape });
  return route(
    `GET /admin/exports/${name}`,
    `A file: ${title}`,
    {
      permission,
      description:
        'By the filters of its list, written while it is read. With `whole` for who may see personal data; the taking is logged.',
      produces: ['text/csv', xlsxType],
      limit: { name: 'files', by: 'member', window: 60, most: 60 },
      query,
      reply: z.unknown(),
    },
    async ({ shop, userId, query: { format, whole, ...asked }, request, reply }) => {
      const isWhole = whole !== undefined;
      if (isWhole && mayDo(actorsOf(request.viewer), 'personal-data.reveal') === 'no') throw new Refusal(fail('FORBIDDEN'));
      // A reply closes once, whether it was sent whole or not.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const wanted = { name, filter: asked as ExportFilter<typeof name>, format, isWhole, staffId: userId };
      const { type, stream } = await openExport(shop, wanted, gone.signal);
      return sendFile(reply, type, `${name}-${minuteOf(shop.clock())}.${format}`, stream);
    },
  );
}
