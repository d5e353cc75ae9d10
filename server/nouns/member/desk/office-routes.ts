import {
  changedPoints,
  changePointsBody,
  done,
  foundMembers,
  grantCouponBody,
  grantedCoupon,
  memberCouponParams,
  memberFile,
  memberNoteBody,
  memberParams,
  searchMembersBody,
  staffReasonBody,
} from '#contract/rest/admin/members.ts';
import { grantCoupon as grant } from '#server/nouns/coupon/grant-coupon.ts';
import { takeBackCoupon } from '#server/nouns/coupon/take-back-coupon.ts';
import { changePoints as change } from '#server/nouns/point/change-points.ts';
import { route, routes } from '#server/rest/route.ts';
import { blockMember, unblockMember, withdrawForMember } from './block-member.ts';
import { findMembers as search } from './find-members.ts';
import { noteMember } from './note-member.ts';
import { readMemberFile } from './read-member-file.ts';

const deeds = [
  ['block', 'Block a member and end every sign-in', blockMember],
  ['unblock', 'Let a blocked member come in again', unblockMember],
  ['withdrawal', 'Withdraw a member who asked for it', withdrawForMember],
] as const;

/** Members, as staff see and manage them. */
export const memberOfficeRoutes = routes('back office: members', [
  route(
    'POST /admin/members/search',
    'Find members; personal data is masked',
    { permission: 'member.manage', body: searchMembersBody, reply: foundMembers },
    ({ db, body }) => search(db, body),
  ),
  route(
    'GET /admin/members/:id',
    'A member with orders, points, coupons and security log',
    { permission: 'member.manage', params: memberParams, reply: memberFile },
    ({ shop, db, params }) => readMemberFile(db, params.id, shop.clock()),
  ),
  ...deeds.map(([name, summary, deed]) =>
    route(
      `POST /admin/members/:id/${name}`,
      summary,
      { permission: 'member.manage', params: memberParams, body: staffReasonBody, reply: done },
      ({ shop, userId: staffId, params, body, request: { ip, headers } }) =>
        deed(shop, params.id, { staffId, ip, userAgent: headers['user-agent'], reason: body.reason }),
    ),
  ),
  route(
    'PUT /admin/members/:id/note',
    'Note something about a member, for staff',
    { permission: 'member.manage', params: memberParams, body: memberNoteBody, reply: done },
    ({ shop, params, body }) => noteMember(shop, params.id, body.staff_note),
  ),
  route(
    'POST /admin/members/:id/points',
    'Give or take points; the member is told why',
    {
      permission: 'point.grant',
      isIdempotent: true,
      storesResult: true,
      params: memberParams,
      body: changePointsBody,
      reply: changedPoints,
    },
    ({ shop, params, body }) => change(shop, { memberId: params.id, ...body }),
  ),
  route(
    'POST /admin/members/:id/coupons',
    'Put a coupon into a member’s hands',
    {
      permission: 'issued-coupon.grant',
      isIdempotent: true,
      storesResult: true,
      params: memberParams,
      body: grantCouponBody,
      made: grantedCoupon,
    },
    ({ shop, params, body }) => grant(shop, { memberId: params.id, couponId: body.coupon_id }),
  ),
  route(
    'POST /admin/members/:id/coupons/:issued_coupon_id/taking-back',
    'Take a coupon back while no order has it',
    { permission: 'issued-coupon.grant', params: memberCouponParams, body: staffReasonBody, reply: done },
    ({ shop, params: { id: memberId, issued_coupon_id: issuedId }, body }) =>
      takeBackCoupon(shop, { memberId, issuedId, reason: body.reason }),
  ),
]);
