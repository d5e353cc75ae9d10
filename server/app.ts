import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyPluginAsync, type FastifyReply, type FastifyRequest } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { jusoStandInPath, outboxPath, socialStandInPath, standInPath, trackingStandInPath } from '#contract/stand-in-paths.ts';
import type { ServiceName } from './config.ts';
import { derivedKey } from './keys/derived-key.ts';
import { addressKey } from './limits/limit.ts';
import { loggedError } from './logged-error.ts';
import { addMetrics } from './metrics/metrics.ts';
import { addAdmission, watchAdmission } from './plugins/admission.ts';
import { addDraining } from './plugins/health/draining.ts';
import { addHealth } from './plugins/health/health.ts';
import { addReadiness } from './plugins/health/readiness.ts';
import { addProblems, sendProblem } from './plugins/problems.ts';
import { loggedRequest, PathLog } from './plugins/request-log.ts';
import { logSecurityEvents } from './plugins/security-log.ts';
import { addTraceContext } from './plugins/trace-context.ts';
import { warnOfUnnamedProxy } from './plugins/unnamed-proxy.ts';
import { addViewer } from './plugins/viewer/viewer.ts';
import { addWellFormedCheck } from './plugins/well-formed.ts';
import type { Shop } from './shop.ts';
import { traceCalls, traceMixin, traceOf } from './trace.ts';

export interface Opening {
  /** True when page requests are expected, so that rendering is warmed up at once. Omit it when the app is only called in-process. */
  isAboutToListen?: boolean;
  /** The stream of the log instead of standard output; tests read it. */
  log?: { write(line: string): void };
}

type Service = FastifyPluginAsync<{ shop: Shop } & Opening>;

/** The whole shop on one screen: what is mounted, in which order. A service missing from SERVICES is not even loaded. */
const services: readonly { name: ServiceName; load: () => Promise<Service> }[] = [
  // First, because its thread loads the built app while the others are mounted.
  { name: 'web', load: async () => (await import('./web/service.ts')).webService },
  { name: 'admin', load: async () => (await import('./admin-pages/service.ts')).adminService },
  { name: 'identity', load: async () => (await import('./identity/service.ts')).identityService },
  { name: 'data', load: async () => (await import('./data/service.ts')).dataService },
  { name: 'images', load: async () => (await import('./images/service.ts')).imagesService },
  { name: 'rest', load: async () => (await import('./rest/service.ts')).restService },
  { name: 'jobs', load: async () => (await import('./jobs/service.ts')).jobsService },
];

interface StandIn {
  beside: ServiceName;
  prefix: string;
  load: () => Promise<FastifyPluginAsync<Pick<Shop, 'config' | 'clock' | 'database'>>>;
}

/** Third parties that a demonstration simulates itself, each listed with the service whose gateway calls it. A live shop loads none. */
const standIns: readonly StandIn[] = [
  {
    beside: 'rest',
    prefix: standInPath,
    load: async () => (await import('#stand-ins/payment/stand-in.ts')).portOneStandIn,
  },
  {
    beside: 'rest',
    prefix: jusoStandInPath,
    load: async () => (await import('#stand-ins/address/stand-in.ts')).jusoStandIn,
  },
  {
    beside: 'rest',
    prefix: outboxPath,
    load: async () => (await import('#stand-ins/messages/outbox.ts')).outboxPage,
  },
  {
    beside: 'rest',
    prefix: trackingStandInPath,
    load: async () => (await import('#stand-ins/tracking/stand-in.ts')).trackingStandIn,
  },
  {
    beside: 'identity',
    prefix: socialStandInPath,
    load: async () => (await import('#stand-ins/social/stand-in.ts')).socialStandIn,
  },
];

/** Builds one Fastify instance with the configured services. It does not listen yet: tests call it in-process. */
export async function buildApp(shop: Shop, opening: Opening = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      shop.config.logLevel === 'silent'
        ? false
        : {
            level: shop.config.logLevel,
            redact: ['req.headers.authorization', 'req.headers.cookie'],
            serializers: { err: loggedError, req: loggedRequest },
            mixin: traceMixin,
            ...(opening.log ? { stream: opening.log } : {}),
          },
    logController: new PathLog({ requestIdLogLabel: 'trace_id' }),
    genReqId: traceOf,
    trustProxy: shop.config.trustedProxies,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // On a busy machine, loading a service's modules takes longer than the default of ten seconds, and that should not fail the start.
    pluginTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    // Errors from the router itself, such as a path that cannot be decoded.
    frameworkErrors: (error, _request, reply) => sendProblem(reply, fail('INVALID_INPUT'), error.statusCode),
  });
  app.setNotFoundHandler(refuseAddress);
  addTraceContext(app);
  traceCalls();
  addDraining(app);
  addProblems(app);
  addAdmission(app);
  addWellFormedCheck(app);
  addHealth(app);
  addReadiness(app, shop);
  addMetrics(app, shop);
  watchAdmission(app);
  logSecurityEvents(app);
  if (shop.config.mode === 'live') warnOfUnnamedProxy(app);
  await app.register(fastifyCookie, { secret: derivedKey(shop.config.secret, 'signed cookies') });
  await addViewer(app, shop);
  seeOwnWrites(app, shop);
  for (const { name, load } of services) {
    if (shop.config.services.includes(name)) await app.register(await load(), { shop, ...opening });
  }
  if (shop.config.services.includes('jobs') && shop.config.mode !== 'live') {
    const { jobsByHand, jobsByHandPath } = await import('./jobs/running/by-hand.ts');
    await app.register(jobsByHand, { prefix: jobsByHandPath, shop });
  }
  for (const { beside, prefix, load } of shop.config.mode === 'live' ? [] : standIns) {
    if (shop.config.services.includes(beside)) await app.register(await load(), { prefix, ...shop });
  }
  return app;
}

/** Sends the reads of a client that has just written to the primary. The data service, whose queries are POSTs, does this itself. */
function seeOwnWrites(app: FastifyInstance, { database: { replica } }: Shop): void {
  if (replica === null) return;
  app.addHook('onSend', async ({ method, url, ip }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD' || url.startsWith('/v1/');
    if (!isRead && reply.statusCode < 400) replica.changed(addressKey(ip));
  });
}

/** Addresses below which data is also written; all others are only read. */
const takesWrites = /^\/(?:api|v1|auth|realms|dev|\w+-stand-in)(?:[/?]|$)/;

function refuseAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (['GET', 'HEAD'].includes(request.method) || takesWrites.test(request.url)) return sendProblem(reply, fail('NOT_FOUND'));
  return sendProblem(reply.header('allow', 'GET, HEAD'), fail('INVALID_INPUT'), 405);
}
