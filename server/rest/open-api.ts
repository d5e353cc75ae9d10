import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';
import type { Shop } from '#server/shop.ts';

/** Generates the OpenAPI 3.1 document from the routes, and serves a page to read it at /api/docs. */
export async function addOpenApi(app: FastifyInstance, shop: Shop): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Seam REST API',
        version: '1.0.0',
        description:
          'Everything that needs a rule: cart, order sheet, orders, payments. Amounts are whole won. Errors are application/problem+json with a stable code.',
      },
      servers: [{ url: shop.config.publicUrl }],
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of a signed-in member' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  const prepared = preparedOnce(() => JSON.stringify(app.swagger()));
  const sendJson = sender(prepared, 'application/json; charset=utf-8');
  // JSON is YAML; the plugin's own YAML takes the process ten seconds to write.
  const sendYaml = sender(prepared, 'application/x-yaml');
  app.decorate('sendOpenApi', sendJson);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      // In place of the plugin's own handlers.
      preHandler: async (request, reply) => {
        if (request.routeOptions.url?.endsWith('/docs/json')) return sendJson(request, reply);
        if (request.routeOptions.url?.endsWith('/docs/yaml')) return sendYaml(request, reply);
      },
    },
    indexPrefix: '/api',
    // The page only needs its own files: no inline script, no external host.
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    theme: { title: 'Seam REST API', css: [{ filename: 'seam.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { docExpansion: 'list', deepLinking: false, persistAuthorization: false },
  });
}

const compress = promisify(gzip);

type Prepared = { etag: string; bodies: { identity: Buffer; gzip: Buffer } };

/** A document that is written and compressed once, when first asked for: it has several megabytes, and changes only with the code. */
function preparedOnce(write: () => string): () => Promise<Prepared> {
  const prepare = async () => {
    const identity = Buffer.from(write());
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    return { etag, bodies: { identity, gzip: await compress(identity) } };
  };
  let prepared: Promise<Prepared> | null = null;
  return () => {
    prepared ??= prepare();
    return prepared;
  };
}

function sender(prepared: () => Promise<Prepared>, type: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag, bodies } = await prepared();
    reply.headers({ etag, 'content-type': type, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' });
    if (alreadyHeld(request, etag)) return reply.code(304).send();
    if (encodingFor(request, ['gzip']) === 'identity') return reply.send(bodies.identity);
    return reply.header('content-encoding', 'gzip').send(bodies.gzip);
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the OpenAPI document. */
    sendOpenApi(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  }
}

/** The document at /api/openapi.json. */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  const options = { config: { permission: 'api-document.read' }, schema: { hide: true } } as const;
  app.get('/openapi.json', options, (request, reply) => app.sendOpenApi(request, reply));
}
