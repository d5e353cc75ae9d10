import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process begins to stop. */
    stopping: AbortSignal;
  }
}

/**
 * How long requests in progress may continue after a stop, in ms, before they are cut off. The database needs the rest of the time in
 * closing.ts.
 */
const longestMs = 3_000;
/** The same for requests not fully received, for which no work was done yet. */
const unsentMs = 1_000;

/**
 * Makes `app.close()` graceful: it accepts no new connections, closes idle ones at once, answers requests in progress with `connection:
 * close`, and only cuts off requests that take too long to arrive or to be answered. Services close after that.
 */
export function addDraining(app: FastifyInstance, limitMs = longestMs): void {
  const underWay = new Set<FastifyRequest>();
  const stopping = new AbortController();
  let onEmpty = (): void => {};
  const leave = (request: FastifyRequest) => {
    underWay.delete(request);
    if (underWay.size === 0) onEmpty();
  };
  app.decorate('stopping', stopping.signal);
  // Synchronous hooks use the callback, to avoid a promise per request.
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request);
    // Whichever comes first: a hijacked reply has no onResponse, and a simulated one never closes.
    reply.raw.once('close', () => leave(request));
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
  app.addHook('preClose', async () => {
    stopping.abort();
    // Fastify closes it again after this hook, but it should stop listening now.
    app.server.close();
    if (underWay.size > 0) {
      const cutUnsent = () => {
        for (const { raw } of underWay) if (!raw.complete) raw.destroy();
      };
      const unsent = setTimeout(cutUnsent, Math.min(unsentMs, limitMs));
      await new Promise<void>((done) => {
        onEmpty = done;
        setTimeout(done, limitMs).unref();
      });
      clearTimeout(unsent);
    }
    // All replies have been handed to the OS by now. The rest took too long or are idle, such as a browser's preconnect.
    app.server.closeAllConnections();
  });
}
