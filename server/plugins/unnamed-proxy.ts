import type { FastifyInstance } from 'fastify';

/**
 * Warns once when a proxy that TRUSTED_PROXIES does not list forwards requests: rate limits then see everybody behind it as one address. A
 * client can fake the header, so this only warns.
 */
export function warnOfUnnamedProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip, socket, log }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    log.warn(`X-Forwarded-For from ${ip} is not believed. If that is your proxy, name it in TRUSTED_PROXIES.`);
  });
}
