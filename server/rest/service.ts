import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { addressKey } from '#server/limits/limit.ts';
import { sharedHitsStore } from '#server/limits/shared-hits.ts';
import { addIdempotency } from '#server/plugins/idempotency/idempotency.ts';
import { Refusal, sendProblem } from '#server/plugins/problems.ts';
import { addFreshMemberCheck } from '#server/plugins/viewer/fresh-member.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { addressesRoutes } from '../nouns/address/routes.ts';
import { adminArtistsRoutes } from '../nouns/artist/office-routes.ts';
import { adminAuditRoutes } from '../nouns/audit/office-routes.ts';
import { adminBrandsRoutes } from '../nouns/brand/office-routes.ts';
import { brandRequestsRoutes } from '../nouns/brand-request/routes.ts';
import { cartRoutes } from '../nouns/cart/routes.ts';
import { adminCashReceiptsRoutes } from '../nouns/cash-receipt/office-routes.ts';
import { cashReceiptsRoutes } from '../nouns/cash-receipt/routes.ts';
import { adminCategoriesRoutes } from '../nouns/category/office-routes.ts';
import { checkoutsRoutes } from '../nouns/checkout/routes.ts';
import { adminClaimsRoutes } from '../nouns/claim/office-routes.ts';
import { claimsRoutes } from '../nouns/claim/routes.ts';
import { adminContentRoutes } from '../nouns/content/office-routes.ts';
import { adminCouponsRoutes } from '../nouns/coupon/office-routes.ts';
import { couponRoutes } from '../nouns/coupon/routes.ts';
import { adminDashboardRoutes } from '../nouns/dashboard/office-routes.ts';
import { adminDesignsRoutes } from '../nouns/design/office-routes.ts';
import { deskRoutes } from '../nouns/desk/office-routes.ts';
import { deliveryDestinationsRoutes } from '../nouns/destination/routes.ts';
import { adminDiscrepanciesRoutes } from '../nouns/discrepancy/office-routes.ts';
import { followVisitsRoutes } from '../nouns/follow/routes.ts';
import { adminGraphicsRoutes } from '../nouns/graphic/office-routes.ts';
import { adminInquiriesRoutes } from '../nouns/inquiry/office-routes.ts';
import { inquiriesRoutes } from '../nouns/inquiry/routes.ts';
import { supportRoutes } from '../nouns/inquiry/support-routes.ts';
import { adminMembersRoutes } from '../nouns/member/desk/office-routes.ts';
import { adminRevealsRoutes } from '../nouns/member/desk/reveal-office-routes.ts';
import { membersRoutes } from '../nouns/member/joining/routes.ts';
import { profileRoutes } from '../nouns/member/profile/routes.ts';
import { signInsRoutes } from '../nouns/member/profile/sign-in-routes.ts';
import { refusalsRoutes } from '../nouns/notification/refusal-routes.ts';
import { notificationsRoutes } from '../nouns/notification/routes.ts';
import { adminOrdersRoutes } from '../nouns/order/desk/office-routes.ts';
import { adminProductionRoutes } from '../nouns/order/production/office-routes.ts';
import { ordersRoutes } from '../nouns/order/routes.ts';
import { adminWaybillsRoutes } from '../nouns/order/waybill/office-routes.ts';
import { adminPagesRoutes } from '../nouns/page/office-routes.ts';
import { paymentsRoutes } from '../nouns/payment/routes.ts';
import { photosRoutes } from '../nouns/photo/routes.ts';
import { adminPicksRoutes } from '../nouns/pick/office-routes.ts';
import { adminPicturesRoutes } from '../nouns/picture/office-routes.ts';
import { pointsRoutes } from '../nouns/point/routes.ts';
import { adminProductFileRoutes } from '../nouns/product/file/office-routes.ts';
import { adminMockupsRoutes } from '../nouns/product/mockup-office-routes.ts';
import { adminProductsRoutes } from '../nouns/product/office-routes.ts';
import { restockRequestsRoutes } from '../nouns/restock/routes.ts';
import { reviewsRoutes } from '../nouns/review/routes.ts';
import { adminSandboxRoutes } from '../nouns/sandbox/office-routes.ts';
import { adminSearchRoutes } from '../nouns/search/office-routes.ts';
import { settlementsRoutes } from '../nouns/settlement/office-routes.ts';
import { sharesRoutes } from '../nouns/share/routes.ts';
import { socialArrivalRoutes } from '../nouns/social-account/arrival-routes.ts';
import { oneTapRoutes } from '../nouns/social-account/one-tap-routes.ts';
import { socialAccountsRoutes } from '../nouns/social-account/routes.ts';
import { staffInvitationsRoutes } from '../nouns/staff/invitation-routes.ts';
import { adminStaffRoutes } from '../nouns/staff/office-routes.ts';
import { adminTermsRoutes } from '../nouns/terms/office-routes.ts';
import { findingRoutes } from '../nouns/verification/finding-routes.ts';
import { verificationsRoutes } from '../nouns/verification/routes.ts';
import { visitsRoutes } from '../nouns/visit/routes.ts';
import { walletRoutes } from '../nouns/wallet/routes.ts';
import { addOpenApi, openApiRoute } from './open-api.ts';
import { addPermissionCheck } from './permission-check.ts';

/** The OpenAPI document, and all resources of the API. */
const nouns = [
  openApiRoute,
  addressesRoutes,
  cartRoutes,
  checkoutsRoutes,
  couponRoutes,
  deliveryDestinationsRoutes,
  followVisitsRoutes,
  inquiriesRoutes,
  membersRoutes,
  notificationsRoutes,
  ordersRoutes,
  paymentsRoutes,
  photosRoutes,
  pointsRoutes,
  profileRoutes,
  refusalsRoutes,
  restockRequestsRoutes,
  reviewsRoutes,
  verificationsRoutes,
  findingRoutes,
  socialAccountsRoutes,
  socialArrivalRoutes,
  oneTapRoutes,
  signInsRoutes,
  supportRoutes,
  walletRoutes,
  sharesRoutes,
  brandRequestsRoutes,
  adminAuditRoutes,
  adminRevealsRoutes,
  adminSearchRoutes,
  adminPicksRoutes,
  adminOrdersRoutes,
  adminPicturesRoutes,
  adminProductionRoutes,
  adminTermsRoutes,
  adminWaybillsRoutes,
  claimsRoutes,
  adminClaimsRoutes,
  adminDiscrepanciesRoutes,
  cashReceiptsRoutes,
  adminCashReceiptsRoutes,
  deskRoutes,
  settlementsRoutes,
  visitsRoutes,
  adminMembersRoutes,
  adminContentRoutes,
  adminCouponsRoutes,
  adminInquiriesRoutes,
  adminDashboardRoutes,
  adminStaffRoutes,
  adminSandboxRoutes,
  adminPagesRoutes,
  staffInvitationsRoutes,
  adminBrandsRoutes,
  adminProductsRoutes,
  adminProductFileRoutes,
  adminMockupsRoutes,
  adminDesignsRoutes,
  adminGraphicsRoutes,
  adminCategoriesRoutes,
  adminArtistsRoutes,
];

/** Requests per minute from one member or address, across the REST API. Generous, because screens poll after a payment. */
const REQUESTS_A_MINUTE = 600;

/** The REST API under /api. */
export async function restService(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  await app.register(restApi, { prefix: '/api', shop });
}

/** True for routes where artists and brands work; elsewhere they are ordinary shoppers. */
function isWorkplace(route = ''): boolean {
  return route.startsWith('/api/admin/') || ['/api/inquiries/:id/answers', '/api/reviews/:id/reply'].includes(route);
}

async function restApi(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, fail('NOT_FOUND')));
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: 60_000,
    hook: 'preValidation',
    store: sharedHitsStore(shop.database.identityPool),
    keyGenerator: (request) => request.viewer.userId ?? addressKey(request.ip),
    errorResponseBuilder: () => new Refusal(fail('TOO_MANY_REQUESTS')),
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  addFreshMemberCheck(app, shop);
  addIdempotency(app, shop);
  await addOpenApi(app);
  // After the documentation page, which adds its own routes; every later route must name its permission.
  addPermissionCheck(app);
  // Logs all writes of an administrator under their name, and those of artists and brands on their work routes.
  app.addHook('preHandler', (request, _reply, done) => {
    const { role, userId } = request.viewer;
    const reach = mayDo([role], 'office.enter');
    const works = reach === 'any' || (reach === 'own' && isWorkplace(request.routeOptions.url));
    if (works && userId !== null) asStaff(userId, done);
    else done();
  });
  for (const routes of nouns) await app.register(routes, { shop });
}
