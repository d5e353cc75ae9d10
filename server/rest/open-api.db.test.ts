import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CommerceShop, commerceShop } from '#test/commerce-shop.ts';

let shop: CommerceShop;

beforeAll(async () => {
  shop = await commerceShop();
});

type Operation = {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, unknown>;
  requestBody?: unknown;
  operationId?: string;
};

describe('the OpenAPI document', () => {
  test('the OpenAPI document is 3.1, names every route, its refusals and its Idempotency-Key', async () => {
    const document = (await shop.visitor.call({ url: '/api/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\//);
      for (const [method, operation] of Object.entries(operations)) {
        const about = `${method} ${path}`;
        expect([about, operation.summary?.length ?? 0]).not.toEqual([about, 0]);
        expect([about, Object.keys(operation.responses).some((status) => status.startsWith('4'))]).toEqual([about, true]);
      }
    }
    const names = Object.values(document.paths).flatMap((operations) => Object.values(operations).map((each) => each.operationId ?? ''));
    expect([names.includes(''), new Set(names).size]).toEqual([false, names.length]);
    const place = document.paths['/api/orders']?.post;
    expect(place?.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header', required: true }));
  });

  test('no request body contains a price: the server calculates every price', async () => {
    const document = (await shop.visitor.call({ url: '/api/openapi.json' })).json<{ paths: Record<string, Record<string, Operation>> }>();
    // Staff routes set amounts of their own: points by hand, coupon terms.
    const shoppers = Object.entries(document.paths).filter(([path]) => !path.startsWith('/api/admin/'));
    const bodies = shoppers.flatMap(([, operations]) =>
      Object.values(operations).map((operation) => JSON.stringify(operation.requestBody ?? {})),
    );
    // point_amount says how many points to use; it is checked against the balance.
    const priced = bodies.flatMap((body) => [...body.matchAll(/"(\w*(?:price|amount|fee(?!l)|total)\w*)":\{/g)].map(([, name]) => name));
    expect([...new Set(priced)]).toEqual(['point_amount']);
  });
});

test.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
  '%s is compressed, and answers 304 to a client that has it',
  async (url) => {
    const read = (headers: Record<string, string>) => shop.app.inject({ url, headers });
    const plain = await read({ 'accept-encoding': 'identity' });
    const zipped = await read({ 'accept-encoding': 'gzip' });
    expect([plain.statusCode, zipped.headers['content-encoding'], zipped.headers.vary]).toEqual([200, 'gzip', 'Accept-Encoding']);
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    expect(zipped.headers['cache-control']).toBe('public, max-age=300');
    for (const held of [String(zipped.headers.etag), `"other", ${zipped.headers.etag}`, '*']) {
      const again = await read({ 'if-none-match': held });
      expect([held, again.statusCode, again.rawPayload.length]).toEqual([held, 304, 0]);
    }
  },
);

test('the page that shows the OpenAPI document loads nothing from outside and has no inline script', async () => {
  const page = await shop.visitor.call({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline|https:/);
  expect(page.body).not.toMatch(/<script>(?!\s*<)/);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, source = '']) => new URL(source, 'http://shop/api/docs').pathname,
  );
  expect(sources.length).toBeGreaterThan(3);
  for (const source of sources) expect([source, (await shop.visitor.call({ url: source })).statusCode]).toEqual([source, 200]);
});

test('an unknown API address is a 404 problem', async () => {
  const reply = await shop.visitor.call({ url: '/api/nothing' });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
  expect(reply.headers['content-type']).toContain('application/problem+json');
});

test('more than 600 calls a minute from one address are refused, and a member is counted separately', async () => {
  const member = await shop.addMember();
  let last = await shop.visitor.call({ url: '/api/cart' });
  for (let count = 0; count < 620 && last.statusCode === 200; count += 1) last = await shop.visitor.call({ url: '/api/cart' });
  expect([last.statusCode, last.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await member.call({ url: '/api/cart' })).statusCode).toBe(200);
});
