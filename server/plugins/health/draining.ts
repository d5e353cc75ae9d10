import type { FastifyInstance, FastifyRequest } from 'fastify';
import { waitQuietly } from '#db/wait-quietly.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborts when the process begins to stop. */
    stopping: AbortSignal;
    /** How long requests in progress may continue after a stop, in ms, before they are cut off; closing.ts needs the rest of its time. */
    answerMs: number;
  }
}

/** Maximum time, in ms, that a stop waits for the next answer. */
const quietMs = 3_000;
/** Maximum time, in ms, that a stop waits for the rest of an incomplete request, for which no work was done yet. */
const unsentMs = 1_000;

/** The clock of a stop; tests use their own. */
export interface Clock {
  now(): number;
  /** Resolves after so many ms; does not keep the process alive. */
  wait(ms: number): Promise<void>;
}
const steady: Clock = { now: () => performance.now(), wait: (ms) => waitQuietly(ms, new AbortController().signal) };

/**
 * Makes `app.close()` graceful: it accepts no new connections, closes idle ones at once, answers requests in progress with `connection:
 * close`, and only cuts off requests that take too long to arrive or to be answered. On a busy machine it waits as long as answers keep
 * coming, up to `answerMs`. Services close after that.
 */
export function addDraining(app: FastifyInstance, clock = steady): void {
  const underWay = new Set<FastifyRequest>();
  const stopping = new AbortController();
  let onEmpty = (): void => {};
  let answeredAt = 0;
  const leave = (request: FastifyRequest) => {
    underWay.delete(request);
    answeredAt = clock.now();
    if (underWay.size === 0) onEmpty();
  };
  app.decorate('stopping', stopping.signal);
  app.decorate('answerMs', quietMs);
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
    const end = clock.now() + app.answerMs;
    answeredAt = clock.now();
    const empty = new Promise<void>((done) => {
      onEmpty = done;
    });
    void clock.wait(Math.min(unsentMs, app.answerMs)).then(() => {
      for (const { raw } of underWay) if (!raw.complete) raw.destroy();
    });
    const left = () => Math.min(end, answeredAt + quietMs) - clock.now();
    while (underWay.size > 0 && left() > 0) await Promise.race([empty, clock.wait(left())]);
    // All replies have been handed to the OS by now. The rest took too long or are idle, such as a browser's preconnect.
    app.server.closeAllConnections();
  });
}
