import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { fail } from '#contract/errors/errors.ts';
import { retryAfterSeconds } from '#db/faults.ts';
import { metricsOf } from '#server/metrics/metrics.ts';
import { addressKey } from '../limits/attempt-limiter.ts';
import { FairTurns, type TurnLimits } from '../limits/fair-turns.ts';
import { Refusal } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose requests need no turn, or that takes it itself with `turnOf`. */
    needsNoTurn?: boolean;
  }
  interface FastifyInstance {
    /** Turns of requests at the one thread of this process; absent where a service is mounted by itself. */
    turns: FairTurns;
  }
}

/**
 * Two milliseconds of a tick: a quiet /main takes 3.5 and may become at most three times slower. Eight, because what begins goes on in later ticks,
 * where its statements come back, and a burst of beginnings becomes a burst of those; when the rest of a tick takes more than 4 ms, fewer begin.
 * Estimated, not measured: a waiting request holds some 15 kB with its connection, so 2,000 take 30 MB and wait some two seconds. One address may be
 * a whole office, so it gets half of that.
 */
const limits = { perTick: 8, longMs: 4, budgetMs: 2, waitingOfOne: 1_000, waitingOfAll: 2_000 };

const ownCall = 'x-seam-own-call';
const mark = randomUUID();

/** What a part of this process sends along that asks another part over `inject` while it has a turn itself: one request, one turn. */
export const ownCallHeaders = { [ownCall]: mark };

/** Everything but kept pages, built files, health and metrics waits for its turn, one after the other by address: a flood delays its own address. */
export function addAdmission(app: FastifyInstance, turnLimits: TurnLimits = limits): void {
  const turns = new FairTurns(turnLimits);
  app.decorate('turns', turns);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.needsNoTurn === true || request.headers[ownCall] === mark || turns.isFree()) return done();
    wait(turns, request, reply, done);
  });
}

/** Waits for the turn of a request on a route that needs none by itself. Null when there is nothing to wait for. Errors: Refusal when too many wait. */
export function turnOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<void> | null {
  if (!app.hasDecorator('turns') || app.turns.isFree()) return null;
  return new Promise((begin, refuse) => wait(app.turns, request, reply, (error) => (error ? refuse(error) : begin())));
}

/** Shows who waits and how many were refused; called once the registry is there. */
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
