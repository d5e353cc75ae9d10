import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process begins to stop. */
    stopping: AbortSignal;
  }
}

/**
 * How long requests under way may go on after the stop was asked for, in ms; then they are cut. The database needs what is left of the time in
 * closing.ts.
 */
const longestMs = 3_000;
/** The same for requests that have not come whole: nothing was done for them yet. */
const unsentMs = 1_000;

/**
 * Makes `app.close()` end gently: nothing new is accepted, connections without a request are closed at once, requests under way are answered with
 * `connection: close`, and only what takes too long to come or to answer is cut. Services close after that.
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
  // Hooks that wait for nothing call on, instead of making a promise for every request.
  app.addHook('onRequest', (request, reply, done) => {
    underWay.add(request);
    // Whichever comes first: a reply that was handed to somebody else has no onResponse, a simulated one closes nothing.
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
    // Fastify closes it again after this hook; now is when it stops listening.
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
    // Replies are with the system by now. What is left took too long, or has asked for nothing yet, as the connection a browser opens in advance.
    app.server.closeAllConnections();
  });
}
