import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { jusoStandInPath, standInPath, trackingStandInPath } from '#contract/stand-in-paths.ts';
import { makeFolder } from '#db/own-folder.ts';
import { LAYER_LIMIT_DEFAULT, LAYER_LIMIT_HARD_CAP } from '#rules/design/custom-design.ts';
import { derivedKey } from './keys/derived-key.ts';
import { type CdnConfig, cdnEnvironment, readCdn } from './settings/cdn.ts';
import { type DatabaseConfig, databaseEnvironment, readDatabase } from './settings/database.ts';
import { flag } from './settings/flag.ts';
import { type MessagesConfig, readMessages } from './settings/messages.ts';
import { pageScriptsEnvironment } from './settings/page-scripts.ts';
import { type PaymentConfig, readPayment } from './settings/payment.ts';
import { isProxy } from './settings/proxies.ts';
import { readSearchEngine, type SearchConfig, searchEnvironment } from './settings/search.ts';
import { readSocial, type SocialConfig } from './settings/social.ts';
import { readStorage, type StorageConfig, storageEnvironment } from './settings/storage.ts';
import { readTelemetry, type TelemetrySettings, telemetryEnvironment } from './settings/telemetry.ts';
import { readTracking, type TrackingConfig, trackingEnvironment } from './settings/tracking.ts';
import { readVerification, verificationEnvironment } from './settings/verification.ts';
import { type ChainSettings, readWallet, type WalletConfig, walletEnvironment } from './settings/wallet.ts';

/** The services a process can mount (SERVICES). */
const serviceNames = ['identity', 'data', 'rest', 'images', 'web', 'admin', 'jobs'] as const;
export type ServiceName = (typeof serviceNames)[number];

const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error: words }).refine((value) => Number.isInteger(value) && value >= least && value <= most, words);
};
const address = z.string().refine((value) => isSafeAddress(value), 'must be https, or http on this machine');

/** Every setting, its meaning and default. All are optional in demonstration mode. */
const environment = z.object({
  SEAM_MODE: z
    .enum(['demo', 'live'])
    .default('demo')
    .describe('demo: demonstration shop, stand-ins, loopback; live: empty shop, real parts'),
  PORT: whole(1, 65_535).default(3000).describe('port to listen on'),
  HOST: z.string().optional().describe('address to listen on; loopback in demo, all addresses in live'),
  TRUSTED_PROXIES: z
    .string()
    .optional()
    .refine((value) => (value ?? '').split(',').every((proxy) => isProxy(proxy.trim())), 'must be addresses, networks, or names of ranges')
    .describe(
      'proxies whose X-Forwarded-For counts, in live mode only: addresses, networks, loopback, linklocal, uniquelocal; else nobody',
    ),
  PUBLIC_URL: address.optional().describe('address shoppers use, when it is not this port of this machine; needed in live'),
  ...databaseEnvironment,
  DATA_DIR: z.string().default('.data').describe('database, images and keys'),
  ...storageEnvironment,
  SERVICES: z.string().default(serviceNames.join(',')).describe('which of identity,data,rest,images,web,admin,jobs this process mounts'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn').describe('how much is logged'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'master secret of cookies, tokens and signing keys, the same at every process on one database; needed in live, else made once in DATA_DIR/keys',
    ),
  CLIENT_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('secret of the storefront client at the identity server, the same at every process; needed in live'),
  IDENTITY_URL: address.optional().describe('token issuer elsewhere, e.g. a Keycloak realm; else our own identity server'),
  IDENTITY_AUDIENCE: z
    .string()
    .min(1)
    .default('urn:seam:shop')
    .describe('audience an access token must carry; with a Keycloak the one its mapper adds'),
  DATA_URL: address.optional().describe('data service that pages are made from, where SERVICES has web without data'),
  DATA_FREE_TEXT: flag.default(true).describe('whether visitors and members may send free GraphQL text; else only registered operations'),
  DATA_INTROSPECTION: flag.optional().describe('whether members may introspect their schema; else in demo and administrators only'),
  METRICS_PUBLIC: flag.default(false).describe('answer /metrics to other machines too'),
  ...telemetryEnvironment,
  IMAGE_CACHE_MB: whole(64, 1_000_000_000).default(4096).describe('disk for resized pictures and rendered designs; the oldest go first'),
  MAX_GRAPHICS_PER_CUSTOM: whole(1, LAYER_LIMIT_HARD_CAP).default(LAYER_LIMIT_DEFAULT).describe('graphics in one design'),
  PORTONE_STORE_ID: z.string().optional().describe('PortOne store id (the specification: payment-import code)'),
  PORTONE_CHANNEL_KEY: z.string().optional().describe('PortOne channel key (the specification: merchant id)'),
  PORTONE_API_SECRET: z.string().optional().describe('PortOne V2 API secret'),
  PORTONE_WEBHOOK_SECRET: z.string().optional().describe('PortOne webhook secret (whsec_...), two separated by a comma during rotation'),
  PORTONE_API_URL: address.optional().describe('PortOne API; else the stand-in in demo, https://api.portone.io in live'),
  JUSO_API_KEY: z.string().optional().describe('key of the Korean address service (business.juso.go.kr)'),
  JUSO_API_URL: address.optional().describe('address service; else the stand-in in demo, https://business.juso.go.kr in live'),
  SOLAPI_API_KEY: z.string().optional().describe('Solapi API key: texts to phones; without it the outbox in demo, no codes in live'),
  SOLAPI_API_SECRET: z.string().optional().describe('Solapi API secret'),
  SOLAPI_SENDER: z
    .string()
    .regex(/^\d{8,11}$/, 'must be digits')
    .optional()
    .describe('registered sender number, digits only'),
  SMS_REFUSAL_NUMBER: z
    .string()
    .regex(/^[0-9-]+$/, 'must be digits and hyphens')
    .optional()
    .describe('free number that refuses advertising texts (080-...); without it advertising goes by mail alone'),
  SOLAPI_ALIMTALK_PROFILE: z.string().optional().describe('Kakao channel (pfId) of Alimtalk; else texts go as SMS'),
  SOLAPI_ALIMTALK_TEMPLATES: z
    .string()
    .optional()
    .refine((value) => (value ?? '').split(',').every((pair) => pair === '' || /^[a-z-]+=\S+$/.test(pair)), 'must be event=template, ...')
    .describe('registered Alimtalk templates by event: verification-code=KA01...'),
  SOLAPI_API_URL: address.optional().describe('Solapi API; else https://api.solapi.com'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be smtp:// or smtps://')
    .optional()
    .describe('mail server with its account: smtps://name:password@host:465; without it the outbox in demo, no mails in live'),
  SMTP_FROM: z.string().optional().describe('sender of mails: Seam <hello@shop.example>; needed with SMTP_URL'),
  ...walletEnvironment(address),
  ...trackingEnvironment(address),
  ...searchEnvironment(address),
  ...cdnEnvironment(address),
  ...verificationEnvironment,
  ...pageScriptsEnvironment,
  GOOGLE_CLIENT_ID: z.string().optional().describe('Google sign-in: client id; else the stand-in in demo, no button in live'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Google sign-in: client secret'),
  APPLE_CLIENT_ID: z.string().optional().describe('Sign in with Apple: Services ID; else the stand-in in demo, no button in live'),
  APPLE_TEAM_ID: z.string().optional().describe('Sign in with Apple: team id'),
  APPLE_KEY_ID: z.string().optional().describe('Sign in with Apple: id of the key'),
  APPLE_PRIVATE_KEY: z.string().optional().describe('Sign in with Apple: text of the .p8 file, line ends as \\n'),
  KAKAO_CLIENT_ID: z.string().optional().describe('Kakao Login: REST API key; else the stand-in in demo, no button in live'),
  KAKAO_CLIENT_SECRET: z.string().optional().describe('Kakao Login: client secret, where its console asks for one'),
  KAKAO_ADMIN_KEY: z.string().optional().describe('Kakao Login: admin key, to unlink and to be told of it'),
  KAKAO_APP_ID: z.string().optional().describe('Kakao Login: app id that unlink notices must name'),
});

const neededInLive = ['PUBLIC_URL', 'SECRET', 'CLIENT_SECRET'] as const;

/** The validated settings of this process; frozen. */
export interface Config {
  mode: 'demo' | 'live';
  port: number;
  host: string;
  publicUrl: string;
  /** The proxies trusted to report the client's address, which rate limits use; false uses the connection's own address. */
  trustedProxies: string | false;
  databaseUrl: string | undefined;
  database: DatabaseConfig;
  dataDir: string;
  storage: StorageConfig;
  services: readonly ServiceName[];
  logLevel: string;
  /** Master secret. Derive a key per purpose with HKDF; never use it directly. */
  secret: string;
  /** `issuerUrl` is set when tokens are issued elsewhere; the issuer itself is issuerOf(config). */
  identity: { clientId: 'storefront'; clientSecret: string; issuerUrl: string | undefined; audience: string };
  /** `url` is the data service that web calls when this process does not mount one. */
  data: { allowFreeText: boolean; allowIntrospection: boolean; url: string | undefined };
  metricsPublic: boolean;
  telemetry: TelemetrySettings;
  images: { cacheBytes: number };
  custom: { maxGraphics: number };
  /** JavaScript key for sharing to KakaoTalk; null hides it. */
  kakaoKey: string | null;
  verification: ReturnType<typeof readVerification>;
  payment: PaymentConfig;
  addressSearch: AddressSearchConfig;
  messages: MessagesConfig;
  wallet: WalletConfig;
  tracking: TrackingConfig;
  search: SearchConfig;
  cdn: CdnConfig;
  social: SocialConfig;
  chat: { pluginKey: string | null };
  /** Container of Google Tag Manager. */
  tagContainer: string | null;
}

/** Address service: the real one, our stand-in, or none. */
export type AddressSearchConfig = { source: 'off' } | { source: 'juso' | 'stand-in'; apiKey: string; apiUrl: string };

/** The `iss` of access tokens, without a trailing slash: our own realm unless IDENTITY_URL names another. */
export function issuerOf(config: Config): string {
  return config.identity.issuerUrl ?? `${config.publicUrl}/realms/seam`;
}

/** Reads and validates the environment once. Errors: throws with one line per invalid setting and, in live mode, per missing secret. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = settingsIn(env, environment);
  const live = values.SEAM_MODE === 'live';
  if (live) refuseDefaults(values);
  const services = readServices(values.SERVICES);
  if (services.includes('web') && !services.includes('data') && values.DATA_URL === undefined)
    throw new Error('Pages are made from the data service: add data to SERVICES, or set DATA_URL to where it answers.');
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
  const dataUrl = values.DATA_URL?.replace(/\/$/, '');
  const secret = values.SECRET ?? keptSecret(dataDir);
  return deepFreeze({
    mode: values.SEAM_MODE,
    port: values.PORT,
    host: values.HOST ?? (live ? '0.0.0.0' : 'localhost'),
    publicUrl,
    trustedProxies: (live && values.TRUSTED_PROXIES) || false,
    databaseUrl: values.DATABASE_URL,
    database: readDatabase(values),
    dataDir,
    storage: readStorage(values),
    services,
    logLevel: values.LOG_LEVEL,
    secret,
    identity: {
      clientId: 'storefront',
      clientSecret: values.CLIENT_SECRET ?? secretFrom(secret, 'storefront client'),
      issuerUrl: values.IDENTITY_URL?.replace(/\/$/, ''),
      audience: values.IDENTITY_AUDIENCE,
    },
    data: { allowFreeText: values.DATA_FREE_TEXT, allowIntrospection: values.DATA_INTROSPECTION ?? !live, url: dataUrl },
    metricsPublic: values.METRICS_PUBLIC,
    telemetry: readTelemetry(values),
    images: { cacheBytes: values.IMAGE_CACHE_MB * 1_000_000 },
    custom: { maxGraphics: values.MAX_GRAPHICS_PER_CUSTOM },
    kakaoKey: values.KAKAO_JAVASCRIPT_KEY ?? null,
    verification: readVerification(values),
    payment: readPayment(values, live, {
      key: secretFrom(secret, 'payment stand-in'),
      apiUrl: `${services.includes('rest') ? ownAddress(values) : publicUrl}${standInPath}`,
    }),
    addressSearch: readAddressSearch(values, live, secret, services.includes('rest') ? ownAddress(values) : publicUrl),
    messages: readMessages(values, live),
    wallet: readWallet(values),
    tracking: readTracking(values, live, {
      apiUrl: `${services.includes('rest') ? ownAddress(values) : publicUrl}${trackingStandInPath}/graphql`,
      secret: live ? '' : secretFrom(secret, 'tracking stand-in'),
    }),
    search: readSearchEngine(values),
    cdn: readCdn(values),
    chat: { pluginKey: values.CHAT_PLUGIN_KEY ?? null },
    tagContainer: values.GTM_CONTAINER_ID ?? null,
    social: readSocial(values, {
      isLive: live,
      hasOtherIssuer: values.IDENTITY_URL !== undefined,
      secret,
      ownAddress: services.includes('identity') ? ownAddress(values) : publicUrl,
      publicUrl: values.PUBLIC_URL,
    }),
  } satisfies Config);
}

/** Where the shop stores its data. */
export type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'storage'>;

/**
 * Only the place, for commands that run beside the shop (backup, restore, the first administrator). They need no secret and must not create
 * one in a data folder that a restore is about to fill.
 */
export function readPlace(env: Record<string, string | undefined> = process.env): Place {
  const values = settingsIn(env, environment.pick({ DATABASE_URL: true, DATA_DIR: true, STORAGE_URL: true }));
  return { databaseUrl: values.DATABASE_URL, dataDir: resolve(values.DATA_DIR), storage: readStorage(values) };
}

/** Only the chain settings, for the command that deploys the contract. Errors: throws when a setting is missing or invalid. */
export function readChain(env: Record<string, string | undefined> = process.env): ChainSettings {
  const { CHAIN_RPC_URL, CHAIN_ISSUER_KEY } = settingsIn(env, environment.pick({ CHAIN_RPC_URL: true, CHAIN_ISSUER_KEY: true }));
  if (!CHAIN_RPC_URL || !CHAIN_ISSUER_KEY) throw new Error('Set CHAIN_RPC_URL and CHAIN_ISSUER_KEY.');
  return { rpcUrl: CHAIN_RPC_URL, issuerKey: CHAIN_ISSUER_KEY };
}

/** One row per setting, for the README table, compose.yml and .env.example. */
export function configTable(): { name: string; initial: string; meaning: string; isNeededInLive: boolean }[] {
  return Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    initial: schema.def.type === 'default' ? String(schema.def.defaultValue) : '',
    meaning: schema.description ?? '',
    isNeededInLive: (neededInLive as readonly string[]).includes(name),
  }));
}

type Values = z.infer<typeof environment>;

/** The settings of a schema; an empty one counts as not set. Errors: throws with one line per invalid setting. */
function settingsIn<Schema extends z.ZodType>(env: Record<string, string | undefined>, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  throw new Error(`Settings:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${wordsOf(issue)}`).join('\n')}`);
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code === 'too_small') return `must have at least ${issue.minimum} characters`;
  return issue.message;
}

function refuseDefaults(values: Values): void {
  const missing = neededInLive.filter((name) => !values[name]);
  if (missing.length > 0) throw new Error(`Live mode has no default secrets. Set: ${missing.join(', ')}`);
}

function readServices(list: string): ServiceName[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !(serviceNames as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`SERVICES: unknown ${unknown.join(', ')}; known are ${serviceNames.join(', ')}`);
  return serviceNames.filter((name) => names.includes(name));
}

function readAddressSearch(values: Values, live: boolean, secret: string, standInAddress: string): AddressSearchConfig {
  const { JUSO_API_KEY: apiKey, JUSO_API_URL: apiUrl } = values;
  if (apiKey) return { source: 'juso', apiKey, apiUrl: apiUrl ?? 'https://business.juso.go.kr' };
  if (live) return { source: 'off' };
  return { source: 'stand-in', apiKey: secretFrom(secret, 'address stand-in'), apiUrl: apiUrl ?? `${standInAddress}${jusoStandInPath}` };
}

/** Where this process can reach itself, regardless of proxies in front of it. */
function ownAddress({ HOST: host = 'localhost', PORT: port }: Values): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
}

/** In a demonstration, the other secrets are derived from the master secret, so processes that share SECRET share them all. */
function secretFrom(secret: string, purpose: string): string {
  return derivedKey(secret, purpose).toString('hex');
}

/**
 * The master secret of this data folder, created once and never shared between installations. Processes that start together agree on the
 * first one.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'keys', 'secret');
  if (!existsSync(file)) {
    makeFolder(join(dataDir, 'keys'));
    const draft = `${file}.${crypto.randomUUID()}`;
    writeFileSync(draft, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex'), { mode: 0o600, flag: 'wx' });
    takeName(draft, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Publishes a completely written file under its name unless another process was first. */
function takeName(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}

function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** True for host names and addresses of this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
