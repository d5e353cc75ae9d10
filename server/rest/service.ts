import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { fail } from '#contract/errors/errors.ts';
import { mayDo } from '#rules/member/rights/permission.ts';
import { KEY_REQUESTS_A_MINUTE } from '#rules/office/integration.ts';
import { addressKey } from '#server/limits/limit.ts';
import { sharedHitsStore } from '#server/limits/shared-hits.ts';
import { addIdempotency } from '#server/plugins/idempotency/idempotency.ts';
import { Refusal, sendProblem } from '#server/plugins/problems.ts';
import { addApiKeys } from '#server/plugins/viewer/api-key.ts';
import { addFreshMemberCheck } from '#server/plugins/viewer/fresh-member.ts';
import { readStaffRoles } from '#server/plugins/viewer/staff-roles.ts';
import type { Shop } from '#server/shop.ts';
import { asStaff } from '#server/transaction/staff.ts';
import { addressRoutes } from '../nouns/address/routes.ts';
import { artistOfficeRoutes } from '../nouns/artist/office-routes.ts';
import { auditOfficeRoutes } from '../nouns/audit/office-routes.ts';
import { brandOfficeRoutes } from '../nouns/brand/office-routes.ts';
import { brandRequestRoutes } from '../nouns/brand-request/routes.ts';
import { campaignOfficeRoutes } from '../nouns/campaign/office-routes.ts';
import { cartRoutes } from '../nouns/cart/routes.ts';
import { cashReceiptOfficeRoutes } from '../nouns/cash-receipt/office-routes.ts';
import { cashReceiptRoutes } from '../nouns/cash-receipt/routes.ts';
import { categoryOfficeRoutes } from '../nouns/category/office-routes.ts';
import { preparedCheckoutRoutes } from '../nouns/checkout/prepared/office-routes.ts';
import { checkoutRoutes } from '../nouns/checkout/routes.ts';
import { claimOfficeRoutes } from '../nouns/claim/office-routes.ts';
import { claimRoutes } from '../nouns/claim/routes.ts';
import { contentOfficeRoutes } from '../nouns/content/office-routes.ts';
import { couponOfficeRoutes } from '../nouns/coupon/office-routes.ts';
import { couponRoutes } from '../nouns/coupon/routes.ts';
import { dashboardOfficeRoutes } from '../nouns/dashboard/office-routes.ts';
import { designOfficeRoutes } from '../nouns/design/office-routes.ts';
import { designRoutes } from '../nouns/design/routes.ts';
import { deskOfficeRoutes } from '../nouns/desk/office-routes.ts';
import { destinationRoutes } from '../nouns/destination/routes.ts';
import { discrepancyOfficeRoutes } from '../nouns/discrepancy/office-routes.ts';
import { exportOfficeRoutes } from '../nouns/export/office-routes.ts';
import { followRoutes } from '../nouns/follow/routes.ts';
import { gradeRoutes } from '../nouns/grade/routes.ts';
import { graphicOfficeRoutes } from '../nouns/graphic/office-routes.ts';
import { inquiryOfficeRoutes } from '../nouns/inquiry/office-routes.ts';
import { inquiryRoutes } from '../nouns/inquiry/routes.ts';
import { supportRoutes } from '../nouns/inquiry/support-routes.ts';
import { integrationOfficeRoutes } from '../nouns/integration/office-routes.ts';
import { integrationRoutes } from '../nouns/integration/routes.ts';
import { memberOfficeRoutes } from '../nouns/member/desk/office-routes.ts';
import { revealOfficeRoutes } from '../nouns/member/desk/reveal-office-routes.ts';
import { memberRoutes } from '../nouns/member/joining/routes.ts';
import { profileRoutes } from '../nouns/member/profile/routes.ts';
import { signInRoutes } from '../nouns/member/profile/sign-in-routes.ts';
import { movingOfficeRoutes } from '../nouns/moving/office-routes.ts';
import { refusalRoutes } from '../nouns/notification/refusal-routes.ts';
import { notificationRoutes } from '../nouns/notification/routes.ts';
import { orderOfficeRoutes } from '../nouns/order/desk/office-routes.ts';
import { giftRoutes } from '../nouns/order/gift/routes.ts';
import { productionOfficeRoutes } from '../nouns/order/production/office-routes.ts';
import { orderRoutes } from '../nouns/order/routes.ts';
import { waybillOfficeRoutes } from '../nouns/order/waybill/office-routes.ts';
import { ownPictureOfficeRoutes } from '../nouns/own-picture/office-routes.ts';
import { ownPictureRoutes } from '../nouns/own-picture/routes.ts';
import { pageOfficeRoutes } from '../nouns/page/office-routes.ts';
import { passkeyRoutes } from '../nouns/passkey/routes.ts';
import { paymentRoutes, webhookRoute } from '../nouns/payment/routes.ts';
import { photoRoutes } from '../nouns/photo/routes.ts';
import { pickOfficeRoutes } from '../nouns/pick/office-routes.ts';
import { pictureOfficeRoutes } from '../nouns/picture/office-routes.ts';
import { pointRoutes } from '../nouns/point/routes.ts';
import { productFileOfficeRoutes } from '../nouns/product/file/office-routes.ts';
import { mockupOfficeRoutes } from '../nouns/product/mockup-office-routes.ts';
import { productOfficeRoutes } from '../nouns/product/office-routes.ts';
import { restockRoutes } from '../nouns/restock/routes.ts';
import { reviewRoutes } from '../nouns/review/routes.ts';
import { sandboxOfficeRoutes } from '../nouns/sandbox/office-routes.ts';
import { searchOfficeRoutes } from '../nouns/search/office-routes.ts';
import { searchRoutes } from '../nouns/search/routes.ts';
import { settlementOfficeRoutes } from '../nouns/settlement/office-routes.ts';
import { shareRoutes } from '../nouns/share/routes.ts';
import { socialArrivalRoutes } from '../nouns/social-account/arrival-routes.ts';
import { oneTapRoutes } from '../nouns/social-account/one-tap-routes.ts';
import { socialAccountRoutes } from '../nouns/social-account/routes.ts';
import { staffInvitationRoutes } from '../nouns/staff/invitation-routes.ts';
import { staffOfficeRoutes } from '../nouns/staff/office-routes.ts';
import { teamOrderRoutes } from '../nouns/team-order/routes.ts';
import { termsOfficeRoutes } from '../nouns/terms/office-routes.ts';
import { textRoutes } from '../nouns/text/routes.ts';
import { findingRoutes } from '../nouns/verification/finding-routes.ts';
import { verificationRoutes } from '../nouns/verification/routes.ts';
import { visitRoutes } from '../nouns/visit/routes.ts';
import { walletRoutes } from '../nouns/wallet/routes.ts';
import { addOpenApi, openApiRoute } from './open-api.ts';
import { addPermissionCheck } from './permission-check.ts';

/** The OpenAPI document, and all resources of the API. */
const nouns = [
  openApiRoute,
  addressRoutes,
  cartRoutes,
  checkoutRoutes,
  couponRoutes,
  destinationRoutes,
  followRoutes,
  inquiryRoutes,
  memberRoutes,
  notificationRoutes,
  orderRoutes,
  giftRoutes,
  paymentRoutes,
  webhookRoute,
  photoRoutes,
  pointRoutes,
  gradeRoutes,
  profileRoutes,
  refusalRoutes,
  restockRoutes,
  reviewRoutes,
  verificationRoutes,
  findingRoutes,
  socialAccountRoutes,
  socialArrivalRoutes,
  oneTapRoutes,
  passkeyRoutes,
  signInRoutes,
  supportRoutes,
  walletRoutes,
  shareRoutes,
  teamOrderRoutes,
  textRoutes,
  ownPictureRoutes,
  designRoutes,
  brandRequestRoutes,
  integrationRoutes,
  integrationOfficeRoutes,
  auditOfficeRoutes,
  revealOfficeRoutes,
  searchOfficeRoutes,
  searchRoutes,
  pickOfficeRoutes,
  orderOfficeRoutes,
  pictureOfficeRoutes,
  productionOfficeRoutes,
  ownPictureOfficeRoutes,
  termsOfficeRoutes,
  waybillOfficeRoutes,
  claimRoutes,
  claimOfficeRoutes,
  preparedCheckoutRoutes,
  discrepancyOfficeRoutes,
  cashReceiptRoutes,
  cashReceiptOfficeRoutes,
  deskOfficeRoutes,
  exportOfficeRoutes,
  settlementOfficeRoutes,
  visitRoutes,
  memberOfficeRoutes,
  contentOfficeRoutes,
  couponOfficeRoutes,
  campaignOfficeRoutes,
  inquiryOfficeRoutes,
  dashboardOfficeRoutes,
  staffOfficeRoutes,
  sandboxOfficeRoutes,
  pageOfficeRoutes,
  staffInvitationRoutes,
  brandOfficeRoutes,
  productOfficeRoutes,
  productFileOfficeRoutes,
  movingOfficeRoutes,
  mockupOfficeRoutes,
  designOfficeRoutes,
  graphicOfficeRoutes,
  categoryOfficeRoutes,
  artistOfficeRoutes,
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
  await addApiKeys(app, shop);
  await app.register(rateLimit, {
    max: (request) => (request.apiKey === null ? REQUESTS_A_MINUTE : KEY_REQUESTS_A_MINUTE),
    timeWindow: 60_000,
    hook: 'preValidation',
    store: sharedHitsStore(shop.database.identityPool),
    keyGenerator: (request) => request.apiKey?.id ?? request.viewer.userId ?? addressKey(request.ip),
    errorResponseBuilder: () => new Refusal(fail('TOO_MANY_REQUESTS')),
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  addFreshMemberCheck(app, shop);
  addIdempotency(app, shop);
  await addOpenApi(app);
  // After the documentation page, which adds its own routes; every later route must name its permission.
  addPermissionCheck(app, (userId) => readStaffRoles(shop, userId));
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
