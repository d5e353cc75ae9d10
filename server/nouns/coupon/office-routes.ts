import { z } from 'zod';
import {
  addedNumbers,
  addNumbersBody,
  couponBody,
  couponNumbers,
  numbersQuery,
  numbersReading,
  removedNumbers,
  removeNumbersBody,
  savedCoupon,
} from '#contract/rest/admin/coupons.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { sendFile } from '#server/rest/send-file.ts';
import { tableFile, tableOf } from '#server/rest/table-intake.ts';
import { addCouponNumbers } from './add-coupon-numbers.ts';
import { couponNumbersFile, readCouponNumbers } from './list-coupon-numbers.ts';
import { removeCouponNumbers } from './remove-coupon-numbers.ts';
import { saveCoupon } from './save-coupon.ts';
import { numberRefusals, sortNumbers } from './sort-numbers.ts';

const permission = 'coupon.manage';

/** Coupons and their lists of numbers; coupons are read through the data service. */
export const couponOfficeRoutes = routes('back office: coupons', [
  route(
    'POST /admin/coupons',
    'Make a coupon',
    { permission, isIdempotent: true, storesResult: true, body: couponBody, made: savedCoupon },
    ({ shop, body }) => saveCoupon(shop, null, body),
  ),
  route(
    'PUT /admin/coupons/:id',
    'Write a coupon anew; what its holders were promised stays',
    { permission, body: couponBody, reply: savedCoupon },
    ({ shop, params, body }) => saveCoupon(shop, params.id, body),
  ),
  route(
    'GET /admin/coupons/:id/numbers',
    'Numbers that open a coupon once each',
    { permission: 'coupon.read-numbers', query: numbersQuery, reply: couponNumbers },
    ({ db, params, query }) => readCouponNumbers(db, params.id, query),
  ),
  route(
    'POST /admin/coupons/:id/numbers',
    'Generate numbers, or bring a list along',
    { permission, isIdempotent: true, storesResult: true, bodyLimit: 1_000_000, body: addNumbersBody, made: addedNumbers },
    ({ shop, params, body }) => addCouponNumbers(shop, params.id, body),
  ),
  route(
    'POST /admin/coupons/:id/numbers/removals',
    'Take numbers out again that nobody has registered',
    { permission, body: removeNumbersBody, reply: removedNumbers },
    ({ shop, params, body }) => removeCouponNumbers(shop, params.id, body),
  ),
  route(
    'GET /admin/coupons/:id/numbers.csv',
    'All numbers of a coupon as a file',
    { permission: 'coupon.read-numbers', produces: ['text/csv'], reply: z.string() },
    async ({ db, params, reply }) => {
      const file = orProblem(await couponNumbersFile(db, params.id));
      return sendFile(reply, 'text/csv; charset=utf-8', `coupon-${params.id}-numbers.csv`, file);
    },
  ),
  route(
    'POST /admin/coupons/:id/numbers/reading',
    'What would come of a file of numbers; nothing is changed',
    {
      permission,
      takes: tableFile,
      description: 'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB; a number a row, in the column with a known heading or the first.',
      reply: numbersReading,
    },
    async ({ db, request }) => {
      const { numbers, refused } = await sortNumbers(db, await tableOf(request, 'COUPON_NUMBERS'));
      return { numbers, ...numberRefusals(refused) };
    },
  ),
]);
