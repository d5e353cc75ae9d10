import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
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
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    // The page only needs its own files: no inline script, no external host.
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    theme: { title: 'Seam REST API', css: [{ filename: 'seam.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { docExpansion: 'list', deepLinking: false, persistAuthorization: false },
  });
}

/** The document at /api/openapi.json. */
export async function openApiRoute(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { config: { permission: 'api-document.read' }, schema: { hide: true } }, () => app.swagger());
}
