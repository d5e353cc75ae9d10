import { auditPage, auditQuery } from '#contract/rest/admin/audit.ts';
import { route, routes } from '#server/rest/route.ts';
import { readAudit } from './read-audit.ts';

/** The staff audit log: every write with before and after, and every access to personal data. */
export const auditOfficeRoutes = routes('office', [
  route('GET /admin/audit', 'The log of staff', { permission: 'audit.read', query: auditQuery, reply: auditPage }, ({ db, query }) =>
    readAudit(db, query),
  ),
]);
