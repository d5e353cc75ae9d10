import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { closeAll, sayStopped } from './closing.ts';

const unhurried = new AbortController().signal;

test('the parts of the shop close in the reverse order of opening', async () => {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    await Promise.resolve();
    closed.push(name);
  };
  expect(await closeAll([close('data folder'), close('database'), close('server')], unhurried)).toBe(0);
  expect(closed).toEqual(['server', 'database', 'data folder']);
});

test('a part that fails to close is logged, and the others still close', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const release = vi.fn();
  const broken = () => Promise.reject(new Error('the pool is gone'));
  expect(await closeAll([release, broken], unhurried)).toBe(1);
  expect(release).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('the pool is gone'));
  told.mockRestore();
});

test('the last log line is informational, and a warning when a part was not closed', () => {
  const [progress, warning] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  sayStopped('SIGTERM', true);
  expect(progress).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Seam has stopped (SIGTERM).'));
  expect(warning).not.toHaveBeenCalled();
  sayStopped('SIGTERM', false);
  expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not everything was closed'));
  progress?.mockRestore();
  warning?.mockRestore();
});

test('the part released last waits for the others, even in a fast stop', async () => {
  const late = new AbortController();
  late.abort();
  const end = Promise.withResolvers<void>();
  const closed: string[] = [];
  const database = () => end.promise.then(() => void closed.push('database'));
  const closing = closeAll([(_, later) => later.then(() => void closed.push('data folder')), database], late.signal);
  end.resolve();
  expect(await closing).toBe(0);
  expect(closed).toEqual(['database', 'data folder']);
});

test('a part that does not close in time does not keep others open, and the database is stopped fast', async () => {
  const late = new AbortController();
  const end = Promise.withResolvers<void>();
  const told = Promise.withResolvers<boolean>();
  const closing = closeAll([({ aborted }) => told.resolve(aborted), () => end.promise], late.signal);
  late.abort();
  expect(await told.promise).toBe(true);
  end.resolve();
  expect(await closing).toBe(0);
});

/** Runs a process that gets a signal, and once more while it closes, after so long (ms). */
function endedBy(signal: string, secondAfterMs: number) {
  const script = `import { closeAtSignals } from ${JSON.stringify(new URL('./closing.ts', import.meta.url).href)};
    const { onClose } = closeAtSignals((why, isClosed) => console.log(why, isClosed));
    const press = () => process.kill(process.pid, '${signal}');
    onClose((_hurry, _later, answerMs) => new Promise((done) => {
      let now = performance.now();
      performance.now = () => now;
      now += ${secondAfterMs};
      process.once('${signal}', () => setImmediate(done));
      press();
    }).then(() => console.log('closed', answerMs)));
    setTimeout(() => {}, 60_000);
    press();`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return [stdout, status];
}

test.each([
  ['SIGTERM', 7_000],
  ['SIGINT', 3_000],
])('one press of %s that arrives twice closes everything, with %i ms for requests, and its reason is logged last', (signal, answerMs) => {
  expect(endedBy(signal, 900)).toEqual([`closed ${answerMs}\n${signal} true\n`, 0]);
});

test('a second signal more than a second later ends the process at once', () => {
  expect(endedBy('SIGINT', 1_100)).toEqual(['SIGINT false\n', 1]);
});
