// The thread that renders pages (started by renderer.ts): React, the nonce and the hashes, compression.
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#server/process/give-way.ts';
import { DataOutage, reachOf } from '../data-outage.ts';
import type { PageData } from './bridge/page-data.ts';
import { openBuiltRenderer } from './built-renderer.ts';
import { openEncoder } from './encoded-bodies.ts';
import type { PageConfig } from './page-config.ts';
import { plainError } from './plain-error.ts';
import { renderPage } from './render-page.ts';
import type { FromRenderer, ToRenderer } from './renderer-messages.ts';

/** When cores are scarce, sending has priority over rendering. */
const niceness = 5;

giveWay(niceness);

const questions = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
let asked = 0;

const dataOf =
  (rendering: number): PageData =>
  (operation, variables) => {
    const id = asked++;
    const answer = new Promise((done, fail) => questions.set(id, { done, fail }));
    say({ kind: 'ask', id, of: rendering, text: operation.toString(), variables });
    return answer;
  };

const built = openBuiltRenderer();
const encode = openEncoder();
parentPort?.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') return void render(message);
  const question = questions.get(message.id);
  questions.delete(message.id);
  if (message.kind === 'answer') question?.done(message.result);
  else question?.fail(message.outage !== null ? new DataOutage(message.outage, message.said) : new Error(message.said));
});

async function render({ id, url, locale, missing }: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  try {
    const log = (error: unknown) => say({ kind: 'report', error: plainError(error) });
    const parts = { config: workerData as PageConfig, data: dataOf(id), render: await built, encode, log };
    say({ kind: 'page', id, page: await renderPage(parts, url, locale, missing) });
  } catch (thrown) {
    say({ kind: 'failure', id, error: plainError(thrown), outage: reachOf(thrown) });
  }
}

function say(message: FromRenderer): void {
  parentPort?.postMessage(message);
}
