import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { auditPage, auditQuery } from '#contract/rest/admin/audit.ts';
import { problem } from '#contract/rest/values.ts';
import type { Shop } from '#server/shop.ts';
import { readAudit } from './read-audit.ts';

/** The staff audit log: every write with before and after, and every access to personal data. */
export async function adminAuditRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/admin/audit',
    {
      config: { permission: 'audit.read' },
      schema: { tags: ['office'], summary: 'The log of staff', querystring: auditQuery, response: { 200: auditPage, '4xx': problem } },
    },
    async (request) => readAudit(shop.database.service, request.query),
  );
}
