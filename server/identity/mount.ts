import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

/**
 * Hands every request below `path` to the provider, its body unread. The provider builds addresses from the Host header,
 * so the mount writes host, protocol and client address itself, from configuration and from what Fastify trusts.
 */
export async function mountProvider(app: FastifyInstance, options: { provider: Provider; path: string; base: URL }): Promise<void> {
  const { provider, path, base } = options;
  const answer = provider.callback();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${path}/*`,
    schema: { hide: true },
    handler(request, reply) {
      const { raw } = request;
      pinHeaders(raw, base, request.ip);
      // Koa reads originalUrl to know under which path it is mounted.
      Object.assign(raw, { originalUrl: raw.url });
      raw.url = (raw.url ?? '').slice(path.length);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      void answer(raw, reply.raw);
    },
  });
}

function pinHeaders(raw: IncomingMessage, base: URL, ip: string): void {
  delete raw.headers.forwarded;
  delete raw.headers['x-forwarded-host'];
  raw.headers.host = base.host;
  raw.headers['x-forwarded-proto'] = base.protocol.slice(0, -1);
  raw.headers['x-forwarded-for'] = ip;
}
