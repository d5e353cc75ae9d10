import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addedNumbers,
  addNumbers,
  couponBody,
  couponNumbers,
  numbersQuery,
  numbersReading,
  removedNumbers,
  removeNumbers,
  savedCoupon,
} from '#contract/rest/admin/coupons.ts';
import { idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { takesTables } from '#server/rest/table-intake.ts';
import type { Shop } from '#server/shop.ts';
import { addCouponNumbers } from './add-coupon-numbers.ts';
import { couponNumbersFile, readCouponNumbers } from './list-coupon-numbers.ts';
import { removeCouponNumbers } from './remove-coupon-numbers.ts';
import { saveCoupon } from './save-coupon.ts';
import { numberRefusals, sortNumbers } from './sort-numbers.ts';

const tags = ['back office: coupons'];
const config = { permission: 'coupon.manage' } as const;

/** Coupons and their lists of numbers; coupons are read through the data service. */
export async function adminCouponsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.post(
    '/admin/coupons',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make a coupon',
        headers: idempotencyHeaders,
        body: couponBody,
        response: { 201: savedCoupon, '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await saveCoupon(shop, null, request.body))),
  );

  typed.put(
    '/admin/coupons/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Write a coupon anew; what its holders were promised stays',
        params: idParams,
        body: couponBody,
        response: { 200: savedCoupon, '4xx': problem },
      },
    },
    async (request) => orProblem(await saveCoupon(shop, request.params.id, request.body)),
  );

  typed.get(
    '/admin/coupons/:id/numbers',
    {
      config,
      schema: {
        tags,
        summary: 'Numbers that open a coupon once each',
        params: idParams,
        querystring: numbersQuery,
        response: { 200: couponNumbers, '4xx': problem },
      },
    },
    async (request) => orProblem(await readCouponNumbers(service, request.params.id, request.query)),
  );

  typed.post(
    '/admin/coupons/:id/numbers',
    {
      bodyLimit: 1_000_000,
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Generate numbers, or bring a list along',
        headers: idempotencyHeaders,
        params: idParams,
        body: addNumbers,
        response: { 201: addedNumbers, '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await addCouponNumbers(shop, request.params.id, request.body))),
  );

  typed.post(
    '/admin/coupons/:id/numbers/removals',
    {
      config,
      schema: {
        tags,
        summary: 'Take numbers out again that nobody has registered',
        params: idParams,
        body: removeNumbers,
        response: { 200: removedNumbers, '4xx': problem },
      },
    },
    async (request) => orProblem(await removeCouponNumbers(shop, request.params.id, request.body)),
  );

  typed.get(
    '/admin/coupons/:id/numbers.csv',
    {
      config,
      schema: {
        tags,
        summary: 'All numbers of a coupon as a file',
        produces: ['text/csv'],
        params: idParams,
        response: { 200: z.string(), '4xx': problem },
      },
    },
    async (request, reply) => {
      const file = orProblem(await couponNumbersFile(service, request.params.id));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="coupon-${request.params.id}-numbers.csv"`)
        .serializer(String)
        .send(file);
    },
  );
  await app.register(async (files) => {
    const { about, tableOf } = takesTables(files);
    files.withTypeProvider<ZodTypeProvider>().post(
      '/admin/coupons/:id/numbers/reading',
      {
        ...about,
        config,
        schema: {
          tags,
          summary: 'What would come of a file of numbers; nothing is changed',
          description:
            'xlsx, or CSV in UTF-8, UTF-16 or CP949, up to 2 MB; a number a row, in the column with a known heading or the first.',
          params: idParams,
          response: { 200: numbersReading, '4xx': problem },
        },
      },
      async (request) => {
        const { numbers, refused } = await sortNumbers(service, await tableOf(request, 'COUPON_NUMBERS'));
        return { numbers, ...numberRefusals(refused) };
      },
    );
  });
}
