import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { openClient, type ServerWatch } from './pool.ts';
import { waitQuietly } from './wait-quietly.ts';

/** How long a sign of life counts, in ms, so that many slow statements cause one check a second. */
const countsMs = 1_000;
/** How long the server may take, in ms, in steps: one that is late, because the process was blocked or suspended, does not count. */
const answerMs = 3_000;
const steps = 12;
/** Maximum late steps of a check, so that a process that is always late does not check for ever. */
const mostSteps = 4 * steps;

/**
 * Watches the server of a URL until closed. `patience` multiplies the times now, for busy machines and the start of a process. `say` hears
 * once when the server falls silent, and once when it answers again. `isUp` is false while what runs the server knows, and has said, that it
 * ended.
 */
export function watchServer(
  url: string,
  patience: () => number = () => 1,
  say: (line: string) => void = () => {},
  isUp: () => boolean = () => true,
): ServerWatch & { close(): void } {
  const askers = new Set<() => void>();
  let isClosed = false;
  let isSilent = false;
  let silentSince = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let heard = new AbortController();
  let underWay: Promise<boolean> | null = null;

  const hear = () => {
    heardAt = performance.now();
    if (isSilent && !isClosed) say(`The database answers again, after ${Math.round((heardAt - silentSince) / 1_000)} s.`);
    isSilent = false;
    // Called with every reply: aborting again would make an exception each time.
    if (!heard.signal.aborted) heard.abort();
  };
  const put = async (): Promise<boolean> => {
    const askedAt = performance.now();
    heard = new AbortController();
    for (const askOver of askers) askOver();
    // A question that cannot be put says nothing about the server.
    const isAnswered = await probe(url, (answerMs * patience()) / steps, heard).catch(() => true);
    if (isAnswered) hear();
    else if (!isSilent) {
      isSilent = true;
      silentSince = askedAt;
      say('The database does not answer; requests are refused until it does.');
    }
    return isAnswered;
  };
  const question = (): Promise<boolean> => {
    underWay ??= put().finally(() => {
      underWay = null;
      if (isSilent) void question();
    });
    return underWay;
  };
  return {
    answers: async () => isClosed || performance.now() - heardAt < countsMs * patience() || question(),
    isSilent: () => isSilent,
    isAway: () => isSilent || !isUp(),
    hear,
    askOver: (asker) => void askers.add(asker),
    close() {
      isClosed = true;
      hear();
    },
  };
}

/** Error codes of the network for an unreachable server. A refused connection is not one: then the machine is up and also ends old connections. */
const outOfReach = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Whether a server answers over a new connection, or `heard` is aborted, within the steps. A refusal is an answer.
 * Errors: throws when the URL cannot be used.
 */
export async function probe(url: string, stepMs: number, heard: AbortController): Promise<boolean> {
  // The steps replace its timeout, which a blocked process would reach before it reads the answer.
  const client = openClient(url, { connectionTimeoutMillis: 0 });
  client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => heard.abort(),
      (error: Error & { code?: string }) => {
        if (!outOfReach.has(error.code ?? '')) heard.abort();
      },
    );
  for (let counted = 0, taken = 0; counted < steps && taken < mostSteps && !heard.signal.aborted; taken += 1) {
    const begun = performance.now();
    await waitQuietly(stepMs, heard.signal);
    if (performance.now() - begun < 2 * stepMs) counted += 1;
    await nextTurn();
  }
  const isAnswered = heard.signal.aborted;
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
  return isAnswered;
}
