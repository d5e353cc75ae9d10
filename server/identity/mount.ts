import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';

type MountOptions = {
  /** The current provider; it is replaced when the keys change. */
  readonly provider: () => Promise<ReturnType<Provider['callback']>>;
  readonly path: string;
  readonly base: URL;
};

/**
 * Passes every request below `path` to the provider with an unread body. The provider builds URLs from the Host header, so the mount sets
 * host, protocol and client address itself, from the configuration and what Fastify trusts.
 */
export async function mountProvider(app: FastifyInstance, options: MountOptions): Promise<void> {
  const { provider, path, base } = options;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: `${path}/*`,
    schema: { hide: true },
    async handler(request, reply) {
      const { raw } = request;
      const answer = await provider();
      pinHeaders(raw, base, request.ip);
      // Koa reads originalUrl to find its mount path.
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
