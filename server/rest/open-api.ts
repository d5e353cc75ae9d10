import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from '#server/plugins/accepted-encoding.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';

/** Written by `npm run generate` (tools/open-api/document.ts) from the routes: writing it here would hold the serving thread for seconds. */
const file = new URL('../../contract/rest/open-api.generated.json', import.meta.url);

/** Serves the OpenAPI 3.1 document, and a page to read it at /api/docs. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  const prepared = preparedOnce(() => readFile(file));
  const sendJson = sender(prepared, 'application/json; charset=utf-8');
  // JSON is YAML.
  const sendYaml = sender(prepared, 'application/x-yaml');
  // The page needs the plugin but not its document. What generates the document has brought one that collects the routes.
  if (!app.hasDecorator('swagger'))
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.0', info: { title: 'Seam', version: '1' }, paths: {} } },
    });
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

/** A document that is read and compressed once, when first asked for. */
function preparedOnce(read: () => Promise<Buffer>): () => Promise<Prepared> {
  const prepare = async () => {
    const identity = await read();
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
