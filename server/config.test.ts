import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { testFolder } from '#test/open.ts';
import { readConfig, readPlace } from './config.ts';
import { publicConfig } from './public-config.ts';

const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings });
const live = { SEAM_MODE: 'live', PUBLIC_URL: 'https://shop.example/', SECRET: 's'.repeat(32), CLIENT_SECRET: 'c'.repeat(16) };

describe('the address of the shop', () => {
  test('the address of the shop is the port on this machine, or PUBLIC_URL', () => {
    expect(read({ PORT: '3985' }).publicUrl).toBe('http://localhost:3985');
    expect(read({ PORT: '3985', PUBLIC_URL: 'http://localhost:8080/' }).publicUrl).toBe('http://localhost:8080');
    expect(() => read({ PUBLIC_URL: 'http://shop.example' })).toThrow('must be https, or http on this machine');
  });

  test('the payment stand-in’s address stays on this machine whatever the shop’s address is', () => {
    const apiUrl = (settings: Record<string, string>) => read({ PORT: '3985', ...settings }).payment;
    expect(apiUrl({ PUBLIC_URL: 'https://tunnel.example' })).toMatchObject({ apiUrl: 'http://localhost:3985/portone-stand-in' });
    expect(apiUrl({ HOST: '0.0.0.0' })).toMatchObject({ apiUrl: 'http://localhost:3985/portone-stand-in' });
    expect(apiUrl({ PORTONE_API_URL: 'http://localhost:1/api' })).toMatchObject({ apiUrl: 'http://localhost:1/api' });
  });
});

test.each([
  ['PORT', 'abc', 'must be a whole number from 1 to 65535'],
  ['PORT', '0', 'must be a whole number from 1 to 65535'],
  ['IMAGE_CACHE_MB', '1.5', 'must be a whole number from 64 to 1000000000'],
  ['PUBLIC_URL', 'shop', 'must be https, or http on this machine'],
  ['SEAM_MODE', 'prod', 'must be demo or live'],
  ['SECRET', 'short', 'must have at least 32 characters'],
])('%s=%s is refused with a description of valid values', (name, value, words) => {
  expect(() => read({ [name]: value })).toThrow(new Error(`Settings:\n  ${name}: ${words}`));
});

describe('live mode', () => {
  test('live mode has no payment stand-in: without all its keys payment is off', () => {
    expect(read(live).payment).toEqual({ source: 'off' });
    expect(read(live).payment).toEqual({ source: 'off' });
    const keys = {
      PORTONE_STORE_ID: 'store',
      PORTONE_CHANNEL_KEY: 'channel',
      PORTONE_API_SECRET: 'secret',
      PORTONE_WEBHOOK_SECRET: 'whsec_a,whsec_b',
    };
    expect(read({ ...live, ...keys }).payment).toMatchObject({
      source: 'portone',
      apiUrl: 'https://api.portone.io',
      webhookSecrets: ['whsec_a', 'whsec_b'],
    });
  });

  test('live mode does not accept a default secret', () => {
    expect(() => read({ SEAM_MODE: 'live' })).toThrow('Set: PUBLIC_URL, SECRET, CLIENT_SECRET');
  });
});

describe('the database', () => {
  test('a database address that is no PostgreSQL address is refused at once', () => {
    for (const url of [
      'postgres://seam:a%2Fb@db.example/seam',
      'postgresql://db.example:5433/seam?sslmode=verify-full',
      'postgres:///seam?host=/run/postgresql',
      'postgres://seam:pw@/seam?host=/run/postgresql',
      'postgres://seam:pw@%2Frun%2Fpostgresql/seam',
      'socket:/run/postgresql?db=seam',
      'socket://seam:pw@/run/postgresql?db=seam',
    ])
      expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
    for (const url of [
      'nonsense',
      '/run/postgresql seam',
      'mysql://db.example/seam',
      'postgres:///seam',
      'postgres://seam:pw@/seam',
      'postgres://seam:a/b@db.example/seam',
      'postgres://seam:p%zz@db.example/seam',
      'socket:?db=seam',
    ]) {
      expect(() => read({ DATABASE_URL: url })).toThrow('DATABASE_URL: must be postgres://');
      expect(() => readPlace({ DATABASE_URL: url })).toThrow('DATABASE_URL: must be postgres://');
    }
  });

  test('a pooler or replica needs a database address, and a process at least 12 connections', () => {
    const url = 'postgres://seam:pw@db.example/seam';
    for (const name of ['DATABASE_POOL_URL', 'DATABASE_READ_URL']) {
      expect(() => read({ [name]: url })).toThrow(`${name} needs DATABASE_URL`);
      expect(() => read({ DATABASE_URL: url, [name]: 'nonsense' })).toThrow(`${name}: must be postgres://`);
    }
    const one = { DATABASE_URL: url, DATABASE_POOL_URL: `${url}?a`, DATABASE_READ_URL: `${url}?b`, DATABASE_CONNECTIONS: '12' };
    expect(read(one).database).toEqual({ poolUrl: `${url}?a`, readUrl: `${url}?b`, connections: 12, waitsForMigrations: false });
    expect(read({}).database.connections).toBe(40);
    for (const wrong of ['11', '12.5', 'many'])
      expect(() => read({ DATABASE_CONNECTIONS: wrong })).toThrow('DATABASE_CONNECTIONS: must be a whole number from 12');
  });

  test('the database’s certificate must be a readable file', () => {
    const missing = 'postgres://seam@db.example/seam?sslmode=verify-full&sslrootcert=/missing/ca.pem';
    expect(() => read({ DATABASE_URL: missing })).toThrow(/DATABASE_URL: ENOENT: .*'\/missing\/ca\.pem'/);
  });
});

test('mail needs both a server and a sender, or neither', () => {
  expect(() => read({ SMTP_FROM: 'Seam <hello@shop.example>' })).toThrow('Mail needs all of its settings. Set: SMTP_URL');
  expect(() => read({ SMTP_URL: 'smtps://mail.example' })).toThrow('Set: SMTP_FROM');
});

describe('proxies', () => {
  const trusted = (settings: Record<string, string>) => read(settings).trustedProxies;

  test('forwarded addresses are trusted only from proxies that the live shop’s operator named', () => {
    expect(trusted(live)).toBe(false);
    expect(trusted({ ...live, TRUSTED_PROXIES: '10.0.0.2, 192.168.0.0/24,loopback' })).toBe('10.0.0.2, 192.168.0.0/24,loopback');
    expect(trusted({ TRUSTED_PROXIES: '10.0.0.2' })).toBe(false);
  });

  test('a trusted proxy that is no address, or covers all addresses, is refused at the start', () => {
    for (const wrong of ['balancer', '10.0.0.0/0', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '*', 'true'])
      expect(() => trusted({ ...live, TRUSTED_PROXIES: wrong })).toThrow('TRUSTED_PROXIES');
  });
});

describe('services', () => {
  test('pages need a data service: in this process, or at DATA_URL', () => {
    expect(() => read({ SERVICES: 'web' })).toThrow('add data to SERVICES, or set DATA_URL');
    expect(read({ SERVICES: 'web,data' }).data.url).toBeUndefined();
    expect(read({ SERVICES: 'web', DATA_URL: 'http://localhost:3001/' }).data.url).toBe('http://localhost:3001');
  });

  test('jobs in a process without the payment stand-in call the stand-in at PUBLIC_URL', () => {
    const { payment } = read({ SERVICES: 'jobs', PORT: '3985', PUBLIC_URL: 'http://localhost:8080' });
    expect(payment).toMatchObject({ apiUrl: 'http://localhost:8080/portone-stand-in' });
  });
});

test('a demonstration’s other secrets are derived from SECRET, so that processes with different folders share them', () => {
  const other = testFolder();
  const [one, two] = [read({ SECRET: 's'.repeat(32) }), read({ SECRET: 's'.repeat(32), DATA_DIR: other })];
  expect([two.identity.clientSecret, two.payment]).toEqual([one.identity.clientSecret, one.payment]);
  expect(read({ SECRET: 't'.repeat(32) }).identity.clientSecret).not.toBe(one.identity.clientSecret);
  expect(read({ DATA_DIR: other }).secret).not.toBe(read({}).secret);
});

test('the public configuration has eight settings and no others', () => {
  expect(publicConfig(read({ ...live, MAX_GRAPHICS_PER_CUSTOM: '4' }))).toEqual({
    publicUrl: 'https://shop.example',
    verification: { naver: null, google: null },
    maxGraphicsPerCustom: 4,
    hasWallets: true,
    hasPayment: false,
    kakaoKey: null,
    tagContainer: null,
    socialVendors: [],
    chatPluginKey: null,
  });
  expect(publicConfig(read({ ...live, CHAT_PLUGIN_KEY: 'a-key-1' })).chatPluginKey).toBe('a-key-1');
});

test('an incomplete configuration of carrier or payment is refused by name, a complete or absent one is not', () => {
  expect(() => read({ ...live, SOLAPI_API_KEY: 'k' })).toThrow('Solapi needs all of its settings. Set: SOLAPI_API_SECRET, SOLAPI_SENDER');
  const portOne = { PORTONE_STORE_ID: 's', PORTONE_CHANNEL_KEY: 'c', PORTONE_API_SECRET: 'a' };
  for (const mode of [{}, live])
    expect(() => read({ ...mode, ...portOne })).toThrow('PortOne needs all of its settings. Set: PORTONE_WEBHOOK_SECRET');
  expect(read({ ...live, ...portOne, PORTONE_WEBHOOK_SECRET: 'whsec_w' }).payment).toMatchObject({ source: 'portone' });
  expect(() => read({ SMTP_URL: 'smtp://mail.example' })).toThrow('SMTP_FROM');
  expect(read(live).messages.sms).toEqual({ source: 'off' });
  const whole = { SOLAPI_API_KEY: 'k', SOLAPI_API_SECRET: 's', SOLAPI_SENDER: '0212345678' };
  expect(read({ ...live, ...whole }).messages.sms).toMatchObject({ source: 'solapi', sender: '0212345678' });
});
