import { z } from 'zod';
import { isFailure } from '#contract/errors/errors.ts';
import { movedParams, movedQuery, movedReading, oldAddressesQuery, oldAddressPage } from '#contract/rest/admin/moving/moving.ts';
import type { FileIntake } from '#server/rest/file-intake.ts';
import { route, routes } from '#server/rest/route.ts';
import { minuteOf, sendFile } from '#server/rest/send-file.ts';
import { tableFile, tableOf } from '#server/rest/table-intake.ts';
import { importMoved, readMoved, readRefused } from './import-moved.ts';
import { listOldAddresses, removeOldAddress } from './old-addresses.ts';

const permission = 'moving.manage';
const csv = 'text/csv; charset=utf-8';
const params = movedParams;
/** Maximum upload size: larger than a day's parcels, for all members of a shop. */
const takes: FileIntake = { ...tableFile, bytes: 8 * 1024 * 1024 };
const description = 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 8 MB and 20,000 rows; columns are found by their headings.';

/** Imports from another shop, and redirects of its addresses. */
export const movingOfficeRoutes = routes('back office: moving in', [
  route(
    'POST /admin/moving/:kind/reading',
    'What a file of another shop would bring; nothing is changed',
    { permission, takes, description, params, reply: movedReading },
    async ({ shop, params: { kind }, request }) => readMoved(shop, { kind, table: await tableOf(request, kind) }),
  ),
  route(
    'POST /admin/moving/:kind',
    'Take the good rows of a file of another shop in; the same file again adds nothing',
    { permission, takes, description, params, query: movedQuery, reply: movedReading },
    async ({ shop, userId: staffId, params: { kind }, query: { source }, request }) =>
      importMoved(shop, { kind, table: await tableOf(request, kind), source, staffId }),
  ),
  route(
    'POST /admin/moving/:kind/refused',
    'The rows of a file of another shop that stay behind, with the reason of each',
    { permission, takes, description, params, produces: ['text/csv'], reply: z.unknown() },
    async ({ shop, params: { kind }, request, reply }) => {
      const refused = await readRefused(shop, { kind, table: await tableOf(request, kind) });
      return isFailure(refused) ? refused : sendFile(reply, csv, `not-moved-${minuteOf(shop.clock())}.csv`, refused);
    },
  ),
  route(
    'GET /admin/old-addresses',
    'Where the addresses of the shop before lead now',
    { permission, query: oldAddressesQuery, reply: oldAddressPage },
    ({ db, query: { q } }) => listOldAddresses(db, q),
  ),
  route(
    'DELETE /admin/old-addresses/:id',
    'Forget where an old address leads',
    { permission, reply: z.object({}) },
    ({ shop, params: { id } }) => removeOldAddress(shop, id),
  ),
]);
