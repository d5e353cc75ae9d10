import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  changedPoints,
  changePoints,
  done,
  foundMembers,
  grantCoupon,
  grantedCoupon,
  memberCouponParams,
  memberFile,
  memberNote,
  memberParams,
  searchMembers,
  staffReason,
} from '#contract/rest/admin/members.ts';
import { idempotencyHeaders, problem } from '#contract/rest/values.ts';
import { grantCoupon as grant } from '#server/nouns/coupon/grant-coupon.ts';
import { takeBackCoupon } from '#server/nouns/coupon/take-back-coupon.ts';
import { changePoints as change } from '#server/nouns/point/change-points.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { blockMember, type StaffDeed, unblockMember, withdrawForMember } from './block-member.ts';
import { findMembers as search } from './find-members.ts';
import { noteMember } from './note-member.ts';
import { readMemberFile } from './read-member-file.ts';

const tags = ['back office: members'];
const once = { isIdempotent: true, storesResult: true } as const;
const ended = { 200: done, '4xx': problem };

/** Members, as staff see and manage them. */
export async function adminMembersRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;
  const deedOf = (request: FastifyRequest, reason: string): StaffDeed => {
    return { staffId: memberOf(request), ip: request.ip, userAgent: request.headers['user-agent'], reason };
  };

  typed.post(
    '/admin/members/search',
    {
      config: { permission: 'member.manage' },
      schema: {
        tags,
        summary: 'Find members; personal data is masked',
        body: searchMembers,
        response: { 200: foundMembers, '4xx': problem },
      },
    },
    (request) => search(service, request.body),
  );

  typed.get(
    '/admin/members/:id',
    {
      config: { permission: 'member.manage' },
      schema: {
        tags,
        summary: 'A member with orders, points, coupons and security log',
        params: memberParams,
        response: { 200: memberFile, '4xx': problem },
      },
    },
    async (request) => orProblem(await readMemberFile(service, request.params.id, shop.clock())),
  );

  const deeds = [
    ['block', 'Block a member and end every sign-in', blockMember],
    ['unblock', 'Let a blocked member come in again', unblockMember],
    ['withdrawal', 'Withdraw a member who asked for it', withdrawForMember],
  ] as const;
  for (const [name, summary, deed] of deeds)
    typed.post(
      `/admin/members/:id/${name}`,
      {
        config: { permission: 'member.manage' },
        schema: { tags, summary, params: memberParams, body: staffReason, response: ended },
      },
      async (request) => orProblem(await deed(shop, request.params.id, deedOf(request, request.body.reason))),
    );

  typed.put(
    '/admin/members/:id/note',
    {
      config: { permission: 'member.manage' },
      schema: { tags, summary: 'Note something about a member, for staff', params: memberParams, body: memberNote, response: ended },
    },
    async (request) => orProblem(await noteMember(shop, request.params.id, request.body.staff_note)),
  );

  typed.post(
    '/admin/members/:id/points',
    {
      config: { ...once, permission: 'point.grant' },
      schema: {
        tags,
        summary: 'Give or take points; the member is told why',
        headers: idempotencyHeaders,
        params: memberParams,
        body: changePoints,
        response: { 200: changedPoints, '4xx': problem },
      },
    },
    async (request) => orProblem(await change(shop, { memberId: request.params.id, ...request.body })),
  );

  typed.post(
    '/admin/members/:id/coupons',
    {
      config: { ...once, permission: 'issued-coupon.grant' },
      schema: {
        tags,
        summary: 'Put a coupon into a member’s hands',
        headers: idempotencyHeaders,
        params: memberParams,
        body: grantCoupon,
        response: { 201: grantedCoupon, '4xx': problem },
      },
    },
    async (request, reply) => {
      const about = { memberId: request.params.id, couponId: request.body.coupon_id };
      return reply.code(201).send(orProblem(await grant(shop, about)));
    },
  );
  typed.post(
    '/admin/members/:id/coupons/:issued_coupon_id/taking-back',
    {
      config: { permission: 'issued-coupon.grant' },
      schema: {
        tags,
        summary: 'Take a coupon back while no order has it',
        params: memberCouponParams,
        body: staffReason,
        response: ended,
      },
    },
    async (request) => {
      const { id: memberId, issued_coupon_id: issuedId } = request.params;
      return orProblem(await takeBackCoupon(shop, { memberId, issuedId, reason: request.body.reason }));
    },
  );
}
