import fastifyCookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import fastify from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod';
import { problem } from '#contract/rest/values.ts';
import type { Database } from '#db/open.ts';
import { apiScopes } from '#rules/office/integration.ts';
import { readConfig } from '#server/config.ts';
import { addProblems } from '#server/plugins/problems.ts';
import { addViewer } from '#server/plugins/viewer/viewer.ts';
import { restService } from '#server/rest/service.ts';
import { openShop } from '#server/shop.ts';
import type { GeneratedFile } from '../generated-file.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Node = { [key: string]: Json };

/** contract/rest/open-api.generated.json: the OpenAPI 3.1 document of every REST route. A changed route shows up as a diff. */
export async function openApiFiles(database: Database): Promise<GeneratedFile[]> {
  const shop = openShop({ config: readConfig({ SECRET: 'x'.repeat(32) }), database, clock: () => new Date() });
  const app = fastify();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info, servers: [{ url: '/' }], components: { securitySchemes } },
    transform: described,
  });
  addProblems(app);
  await app.register(fastifyCookie, { secret: shop.config.secret });
  await addViewer(app, shop);
  await app.register(restService, { shop });
  await app.ready();
  const document = JSON.parse(JSON.stringify(app.swagger())) as Node;
  await app.close();
  return [{ path: 'contract/rest/open-api.generated.json', text: inLines(shared(document)) }];
}

const info = {
  title: 'Seam REST API',
  version: '1.0.0',
  description: 'Everything that needs a rule: cart, checkout, orders, payments. Amounts are whole won.',
};
const securitySchemes = {
  member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a signed-in member' },
  program: {
    type: 'oauth2',
    description: 'A key of the API, made in the office; its id and secret go to the token endpoint by HTTP Basic',
    flows: {
      clientCredentials: {
        tokenUrl: '/realms/seam/protocol/openid-connect/token',
        scopes: Object.fromEntries(apiScopes.map((scope) => [scope, ''])),
      },
    },
  },
} as const;

/** A route's schema with a name of its own. */
const described: typeof jsonSchemaTransform = (about) => {
  const { schema, url } = jsonSchemaTransform(about);
  const words = `${String(about.route.method).toLowerCase()}${url.slice('/api'.length)}`.replace(/:(\w+)/g, 'by-$1');
  const operationId = words.replace(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  return { schema: { ...schema, operationId }, url };
};

/** Schemas shorter than this, in characters, are written where they stand. */
const shortest = 160;
const refusal = {
  description:
    'Refused, or not possible now: RFC 9457 problem details with a stable code. With 429 and 503, Retry-After says when to come again.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Every refusal as the same problem, and each schema that stands in several places once, under the name of its first place. */
function shared(document: Node): Node {
  const counts = new Map<string, number>();
  const count: Visit = (schema, name) => {
    const key = JSON.stringify(schema);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) === 1 ? within(schema, name, count) : schema;
  };
  eachSchema(document, count);
  const { $schema: _, ...problemSchema } = toJSONSchema(problem) as Node;
  const schemas: Node = { Problem: problemSchema };
  const names = new Map<string, string>();
  const refer: Visit = (schema, name) => {
    const key = JSON.stringify(schema);
    if ((counts.get(key) ?? 0) < 2 || key.length < shortest) return within(schema, name, refer);
    if (!names.has(key)) {
      let own = name;
      for (let number = 2; own in schemas; number += 1) own = `${name}${number}`;
      names.set(key, own);
      schemas[own] = {};
      schemas[own] = within(schema, name, refer);
    }
    return { $ref: `#/components/schemas/${names.get(key)}` };
  };
  eachSchema(document, refer);
  Object.assign(document.components as Node, { schemas, responses: { Refusal: refusal } });
  return document;
}

type Visit = (schema: Node, name: string) => Node;

/** Replaces every schema of every operation; the name says what it is, in Pascal case. */
function eachSchema(document: Node, visit: Visit): void {
  for (const operation of Object.values(document.paths as Node).flatMap((path) => Object.values(path as Node) as Node[])) {
    const name = pascal(String(operation.operationId));
    for (const parameter of (operation.parameters ?? []) as Node[])
      parameter.schema = visit(parameter.schema as Node, pascal(String(parameter.name)));
    const replies = operation.responses as Node;
    for (const status of Object.keys(replies)) if (/^[45]/.test(status)) delete replies[status];
    const holders = [[operation.requestBody, 'Body'] as const, ...Object.values(replies).map((reply) => [reply, 'Reply'] as const)];
    for (const [holder, suffix] of holders) {
      const { content = {} } = (holder ?? {}) as Node;
      for (const media of Object.values(content as Node) as Node[]) media.schema = visit(media.schema as Node, `${name}${suffix}`);
    }
    const refused = { $ref: '#/components/responses/Refusal' };
    Object.assign(replies, { '4XX': refused, '5XX': refused });
  }
}

/** A copy of a schema with every schema directly inside it replaced. */
function within(schema: Node, name: string, visit: Visit): Node {
  const inner = (value: Json, own: string): Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? visit(value, own) : value;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties' || key === '$defs')
        return [
          key,
          Object.fromEntries(Object.entries(value as Node).map(([property, each]) => [property, inner(each, pascal(property))])),
        ];
      if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key)) return [key, (value as Json[]).map((each) => inner(each, name))];
      if (key === 'items' || key === 'additionalProperties') return [key, inner(value, `${name}Item`)];
      return [key, value];
    }),
  );
}

function pascal(words: string): string {
  return words.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}

/** One line for each operation and each schema, so that a change is easy to see. */
function inLines(document: Node): string {
  const lines = (value: Json, depth: number): string =>
    depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)
      ? JSON.stringify(value)
      : `{\n${Object.entries(value)
          .map(([key, each]) => `${JSON.stringify(key)}:${lines(each, depth - 1)}`)
          .join(',\n')}\n}`;
  return `${lines(document, 3)}\n`;
}
