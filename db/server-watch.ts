import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { openClient, type ServerWatch } from './pool.ts';

/** How long one answer counts, in ms: a crowd of slow statements costs one connection a second. */
const countsMs = 1_000;
/** How long the server may take, in ms, in steps: a process that was blocked or suspended meanwhile misses one of them, not all. */
const answerMs = 3_000;
const steps = 12;

/** Watches the server of a URL until closed. `patience` multiplies the times, for busy machines. */
export function watchServer(url: string, patience = 1): ServerWatch & { close(): void } {
  const closing = new AbortController();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let isSilent = false;
  let underWay: Promise<boolean> | null = null;

  const question = (): Promise<boolean> => {
    underWay ??= ask(url, (answerMs * patience) / steps, closing.signal).then((isAnswered) => {
      underWay = null;
      isSilent = !isAnswered && !closing.signal.aborted;
      if (isAnswered) answeredAt = performance.now();
      if (isSilent) void question();
      return isAnswered;
    });
    return underWay;
  };
  return {
    answers: async () => performance.now() - answeredAt < countsMs * patience || question(),
    isSilent: () => isSilent,
    close: () => closing.abort(),
  };
}

/** What the network says instead of the server. A refused connection is not among them: then the machine is there and ends old ones, too. */
const outOfReach = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

async function ask(url: string, stepMs: number, closing: AbortSignal): Promise<boolean> {
  // The steps replace its timeout, which a blocked process would reach before it reads the answer.
  const client = openClient(url, { connectionTimeoutMillis: 0 });
  const heard = new AbortController();
  client
    .connect()
    .then(() => client.query('select 1'))
    .catch((error: Error & { code?: string }) => {
      if (outOfReach.has(error.code ?? '')) throw error;
    })
    .then(
      () => heard.abort(),
      () => {},
    );
  const signal = AbortSignal.any([heard.signal, closing]);
  for (let step = 0; step < steps && !signal.aborted; step += 1) {
    await pause(stepMs, undefined, { signal, ref: false }).catch(() => {});
    await setImmediate();
  }
  const isAnswered = heard.signal.aborted;
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  return isAnswered;
}
