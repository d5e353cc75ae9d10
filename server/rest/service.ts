import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { addressKey } from '#server/limits/attempt-limiter.ts';
import { sharedHitsStore } from '#server/limits/shared-hits.ts';
import { addIdempotency } from '#server/plugins/idempotency/idempotency.ts';
import { Refusal, sendProblem } from '#server/plugins/problems.ts';
import { addFreshMemberCheck } from '#server/plugins/viewer/fresh-member.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { addressesRoutes } from './addresses/routes.ts';
import { adminAuditRoutes } from './admin/audit/routes.ts';
import { adminCashReceiptsRoutes } from './admin/cash-receipts/routes.ts';
import { adminArtistsRoutes } from './admin/catalogue/artist-routes.ts';
import { adminBrandsRoutes } from './admin/catalogue/brand-routes.ts';
import { adminCategoriesRoutes } from './admin/catalogue/category-routes.ts';
import { adminDesignsRoutes } from './admin/catalogue/design-routes.ts';
import { adminGraphicsRoutes } from './admin/catalogue/graphic-routes.ts';
import { adminMockupsRoutes } from './admin/catalogue/mockup-routes.ts';
import { adminProductFileRoutes } from './admin/catalogue/product-file-routes.ts';
import { adminProductsRoutes } from './admin/catalogue/product-routes.ts';
import { adminClaimsRoutes } from './admin/claims/routes.ts';
import { adminContentRoutes } from './admin/content/routes.ts';
import { adminCouponsRoutes } from './admin/coupons/routes.ts';
import { adminDashboardRoutes } from './admin/dashboard/routes.ts';
import { deskRoutes } from './admin/desk/routes.ts';
import { adminDiscrepanciesRoutes } from './admin/discrepancies/routes.ts';
import { adminInquiriesRoutes } from './admin/inquiries/routes.ts';
import { adminMembersRoutes } from './admin/members/routes.ts';
import { adminOrdersRoutes } from './admin/orders/routes.ts';
import { adminPagesRoutes } from './admin/pages/routes.ts';
import { adminPicksRoutes } from './admin/picks/routes.ts';
import { adminPicturesRoutes } from './admin/pictures/routes.ts';
import { adminProductionRoutes } from './admin/production/routes.ts';
import { adminRevealsRoutes } from './admin/reveals/routes.ts';
import { adminSandboxRoutes } from './admin/sandbox/routes.ts';
import { adminSearchRoutes } from './admin/search/routes.ts';
import { settlementsRoutes } from './admin/settlements/routes.ts';
import { adminStaffRoutes } from './admin/staff/routes.ts';
import { adminTermsRoutes } from './admin/terms/routes.ts';
import { adminWaybillsRoutes } from './admin/waybills/routes.ts';
import { brandRequestsRoutes } from './brand-requests/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { cashReceiptsRoutes } from './cash-receipts/routes.ts';
import { checkoutsRoutes } from './checkouts/routes.ts';
import { claimsRoutes } from './claims/routes.ts';
import { couponClaimsRoutes } from './coupon-claims/routes.ts';
import { deliveryDestinationsRoutes } from './delivery-destinations/routes.ts';
import { followVisitsRoutes } from './follow-visits/routes.ts';
import { inquiriesRoutes } from './inquiries/routes.ts';
import { membersRoutes } from './members/routes.ts';
import { noticesRoutes } from './notices/routes.ts';
import { addOpenApi, openApiRoute } from './open-api.ts';
import { ordersRoutes } from './orders/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { addPermissionCheck } from './permission-check.ts';
import { photosRoutes } from './photos/routes.ts';
import { pointsRoutes } from './points/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { refusalsRoutes } from './refusals/routes.ts';
import { restockRequestsRoutes } from './restock-requests/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { sharesRoutes } from './shares/routes.ts';
import { signInsRoutes } from './sign-ins/routes.ts';
import { socialArrivalRoutes } from './social-accounts/arrival-routes.ts';
import { oneTapRoutes } from './social-accounts/one-tap-routes.ts';
import { socialAccountsRoutes } from './social-accounts/routes.ts';
import { staffInvitationsRoutes } from './staff-invitations/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { findingRoutes } from './verifications/finding-routes.ts';
import { verificationsRoutes } from './verifications/routes.ts';
import { visitsRoutes } from './visits/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** The OpenAPI document, and all resources of the API. */
const nouns = [
  openApiRoute,
  addressesRoutes,
  cartRoutes,
  checkoutsRoutes,
  couponClaimsRoutes,
  deliveryDestinationsRoutes,
  followVisitsRoutes,
  inquiriesRoutes,
  membersRoutes,
  noticesRoutes,
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
