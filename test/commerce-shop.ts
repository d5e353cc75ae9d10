import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { jusoStandInPath, standInPath } from '#contract/stand-in-paths.ts';
import type { Database } from '#db/open.ts';
import type { Role } from '#rules/member/rights/role.ts';
import type { StaffRole } from '#rules/member/rights/staff-role.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Shop } from '#server/shop.ts';
import { jusoStandIn } from '#stand-ins/address/stand-in.ts';
import type { ProviderAction } from '#stand-ins/payment/control-routes.ts';
import { type StandInFaults, standInFaults } from '#stand-ins/payment/faults.ts';
import { memoryStore } from '#stand-ins/payment/payment-store.ts';
import { portOneStandIn } from '#stand-ins/payment/stand-in.ts';
import { heldAmount } from '#stand-ins/payment/stand-in-payment.ts';
import type { DeliveryWish } from '#stand-ins/payment/webhook-sender.ts';
import { testDatabase } from './database.ts';
import { memberToken } from './member-token.ts';
import { closedAtEnd, testApp, testFolder } from './open.ts';
import { haveWritten } from './rows/written-shop.ts';

type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string; body?: unknown; headers?: Record<string, string> };
export type Actor = { userId: string | null; authorization: string; call(call: Call): Promise<LightMyRequestResponse> };
export type Webhook = { headers: Record<string, string>; body: string };

export interface CommerceShop extends Shop {
  app: FastifyInstance;
  /** The stand-in's notifications in the order sent; tests deliver them when they want. */
  webhooks: Webhook[];
  deliver(webhook: Webhook): Promise<LightMyRequestResponse>;
  /** Clicks a button in the payment window; returns the address it redirects to. */
  press(paymentId: string, request: Record<string, unknown>, action: string): Promise<URL | null>;
  visitor: Actor;
  addMember(about?: { roles?: Role[]; staffRoles?: readonly StaffRole[] }): Promise<Actor & { userId: string }>;
  /** Advances the shop's clock. */
  pass(minutes: number): void;
  provider: FastifyInstance;
  /** Opens the payment window without clicking anything. */
  open(request: Record<string, unknown>): Promise<void>;
  /** Runs a statement with the role of the shop's commands, for checks in SQL. */
  query(text: string): Promise<{ rows: unknown[] }>;
  /** Faults of the provider; none until a test plans some. */
  faults: StandInFaults;
  /** Triggers an event at the provider that the shop did not cause. */
  happens(paymentId: string, action: ProviderAction): Promise<void>;
  /** The amount the provider holds for each payment (paid and not refunded), in won. */
  held(): Promise<Map<string, number>>;
}

/**
 * A shop with the REST API and its own PortOne stand-in on a free port, at a fixed time that tests advance. `settings` override its
 * environment; it gets its own database unless the test passes one.
 */
export async function commerceShop(settings: Record<string, string> = {}, ownDatabase?: Database): Promise<CommerceShop> {
  const dataDir = testFolder();
  const database = ownDatabase ?? (await testDatabase());
  await haveWritten(database.service);
  const webhooks: Webhook[] = [];
  const provider = closedAtEnd(fastify());
  const faults = standInFaults();
  const store = memoryStore();
  const environment = { DATA_DIR: dataDir, SERVICES: 'rest', LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' };
  await provider.register(portOneStandIn, {
    prefix: standInPath,
    config: readConfig(environment),
    // A notification's signature is checked against real time.
    clock: () => new Date(),
    store,
    faults,
    deliver: async (_url, headers, body) => {
      webhooks.push({ headers, body });
      return 200;
    },
  });
  await provider.register(jusoStandIn, { prefix: jusoStandInPath, config: readConfig(environment) });
  const address = await provider.listen({ port: 0, host: '127.0.0.1' });
  const config = readConfig({
    ...environment,
    PORTONE_API_URL: `${address}${standInPath}`,
    JUSO_API_URL: `${address}${jusoStandInPath}`,
    ...settings,
  });
  let passed = 0;
  const clock = () => new Date(Date.parse('2026-11-20T03:00:00Z') + passed);
  const { shop, app } = await testApp({ config, database, clock });
  await app.ready();
  const actor = (userId: string | null, token: string | null): Actor => ({
    userId,
    authorization: token === null ? '' : `Bearer ${token}`,
    call: ({ method = 'GET', url, body, headers = {} }) => {
      const options: InjectOptions = {
        method,
        url,
        headers: { 'accept-language': 'en', ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
      };
      return app.inject(body === undefined ? options : { ...options, payload: body as object });
    },
  });

  return {
    ...shop,
    app,
    webhooks,
    provider,
    faults,
    async happens(paymentId, action) {
      const reply = await provider.inject({
        method: 'POST',
        url: `${standInPath}/control/payments/${paymentId}`,
        headers: { authorization: `PortOne ${secretOf(config)}` },
        payload: action,
      });
      if (reply.statusCode !== 200) throw new Error(reply.body);
    },
    held: async () => new Map((await store.all()).map((payment) => [payment.paymentId, heldAmount(payment)])),
    deliver: ({ headers, body }) => app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body }),
    open: (request) => openWindow(provider, request),
    query: (text) => sql.raw(text).execute(database.service),
    async press(paymentId, request, action) {
      await openWindow(provider, request);
      return pressAgain(provider, paymentId, action);
    },
    visitor: actor(null, null),
    async addMember({ roles = ['user'], staffRoles = ['owner'] }: { roles?: Role[]; staffRoles?: readonly StaffRole[] } = {}) {
      const { id } = await database.service
        .insertInto('member.members')
        .values({ email: `${randomUUID()}@seam.example`, name: '김이음', nickname: '이음', phone: '01012345678' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...actor(id, await memberToken({ config, database, clock }, { userId: id, roles, staffRoles, now: clock() })), userId: id };
    },
    pass(minutes) {
      passed += minutes * 60_000;
    },
  };
}

function secretOf({ payment }: Config): string {
  return payment.source === 'off' ? '' : payment.apiSecret;
}

async function openWindow(provider: FastifyInstance, request: Record<string, unknown>): Promise<void> {
  const opened = await provider.inject({ method: 'POST', url: `${standInPath}/windows`, payload: request });
  if (opened.statusCode !== 200) throw new Error(opened.body);
}

/** Clicks another button of an open payment window. */
export async function pressAgain(
  provider: FastifyInstance,
  paymentId: string,
  action: string,
  webhook?: DeliveryWish,
): Promise<URL | null> {
  const payload = { action, ...(webhook === undefined ? {} : { webhook }) };
  const reply = await provider.inject({ method: 'POST', url: `${standInPath}/windows/${paymentId}/actions`, payload });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  const { redirectTo } = reply.json<{ redirectTo: string | null }>();
  return redirectTo === null ? null : new URL(redirectTo);
}
