import type { FastifyInstance } from 'fastify';

/**
 * Says once that a proxy speaks which TRUSTED_PROXIES does not name: to the limits everybody behind it is then one address. A claim of
 * a client alone looks the same, so nothing more follows from it.
 */
export function tellOfUnnamedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    log.warn(`X-Forwarded-For from ${ip} is not believed. If that is your proxy, name it in TRUSTED_PROXIES.`);
  });
}
