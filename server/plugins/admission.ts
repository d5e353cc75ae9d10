import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { fail } from '#contract/errors/errors.ts';
import { retryAfterSeconds } from '#db/faults.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { FairTurns, type TurnLimits } from '../limits/fair-turns.ts';
import { addressKey } from '../limits/limit.ts';
import { Refusal } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose requests do not queue, or that queues them itself with `turnOf`. */
    needsNoTurn?: boolean;
  }
  interface FastifyInstance {
    /** The queue for this process's one thread; absent where a service is mounted by itself. */
    turns: FairTurns;
  }
}

/**
 * Two milliseconds of a tick: an idle /main takes 3.5 and may become at most three times slower. At most eight starts, because started
 * requests continue in later ticks when their statements return, and a burst of starts becomes a burst of those; when the rest of a tick
 * takes more than 4 ms, fewer start. Estimated, not measured: a waiting request takes some 15 kB including its connection, so 2,000 take 30
 * MB and wait some two seconds. One address may be a whole office, so it gets half of that.
 */
const limits = { perTick: 8, longMs: 4, budgetMs: 2, waitingOfOne: 1_000, waitingOfAll: 2_000 };

const ownCall = 'x-seam-own-call';
const mark = randomUUID();

/** Headers for a call to another part of this process over `inject` from a request that already had its turn: one request, one turn. */
export const ownCallHeaders = { [ownCall]: mark };

/**
 * Queues everything but cached pages, built files, health and metrics, round-robin by address, so that a flood only delays its own address.
 */
export function addAdmission(app: FastifyInstance, turnLimits: TurnLimits = limits): void {
  const turns = new FairTurns(turnLimits);
  app.decorate('turns', turns);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.needsNoTurn === true || request.headers[ownCall] === mark || turns.isFree()) return done();
    wait(turns, request, reply, done);
  });
}

/**
 * Waits for the turn of a request on a route that does not queue by default. Returns null when it need not wait. Errors: Refusal when too
 * many wait.
 */
export function turnOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> | null {
  if (!app.hasDecorator('turns') || app.turns.isFree()) return null;
  return new Promise((begin, refuse) => wait(app.turns, request, reply, (error) => (error ? refuse(error) : begin())));
}

/** Registers metrics of waiting and rejected requests; call it once the registry exists. */
export function watchAdmission(app: FastifyInstance): void {
  const registers = [metricsOf(app)];
  new Gauge({
    name: 'seam_requests_waiting',
    help: 'Requests that wait for their turn at the thread of this process',
    registers,
    collect() {
      this.set(app.turns.figures.waiting);
    },
  });
  new Counter({
    name: 'seam_requests_refused_total',
    help: 'Requests refused with 503 because as many waited as may',
    registers,
    collect() {
      this.reset();
      this.inc(app.turns.figures.refused);
    },
  });
}

function wait(turns: FairTurns, request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
  const leave = turns.wait(addressKey(request.ip), {
    begin() {
      reply.raw.off('close', leave);
      done();
    },
    refuse() {
      reply.raw.off('close', leave);
      done(new Refusal(fail('OVERLOADED'), retryAfterSeconds.OVERLOADED));
    },
  });
  reply.raw.once('close', leave);
}
