import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { closeAll, sayStopped } from './closing.ts';

const unhurried = new AbortController().signal;

test('the last opened is closed first', async () => {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    await Promise.resolve();
    closed.push(name);
  };
  expect(await closeAll([close('data folder'), close('database'), close('server')], unhurried)).toBe(0);
  expect(closed).toEqual(['server', 'database', 'data folder']);
});

test('what cannot be closed is told and keeps nothing else open', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const release = vi.fn();
  const broken = () => Promise.reject(new Error('the pool is gone'));
  expect(await closeAll([release, broken], unhurried)).toBe(1);
  expect(release).toHaveBeenCalledOnce();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('the pool is gone'));
  told.mockRestore();
});

test('the last line is progress, and a warning when something was left open', () => {
  const [progress, warning] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  sayStopped('SIGTERM', true);
  expect(progress).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Seam has stopped (SIGTERM).'));
  expect(warning).not.toHaveBeenCalled();
  sayStopped('SIGTERM', false);
  expect(warning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not everything was closed'));
  progress?.mockRestore();
  warning?.mockRestore();
});

test('what is only released after the rest waits for it, even in a hurry', async () => {
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

test('what does not close in time keeps nothing else open, and the database is told to hurry', async () => {
  const late = new AbortController();
  const end = Promise.withResolvers<void>();
  const told = Promise.withResolvers<boolean>();
  const closing = closeAll([({ aborted }) => told.resolve(aborted), () => end.promise], late.signal);
  late.abort();
  expect(await told.promise).toBe(true);
  end.resolve();
  expect(await closing).toBe(0);
});

test.each(['SIGTERM', 'SIGINT'])('an end by %s is told with its reason, last', (signal) => {
  const script = `import { closeAtSignals } from ${JSON.stringify(new URL('./closing.ts', import.meta.url).href)};
    const { onClose } = closeAtSignals((why, isClosed) => console.log(why, isClosed));
    onClose(() => console.log('closed'));
    setTimeout(() => {}, 60_000);
    process.kill(process.pid, '${signal}');`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect([stdout, status]).toEqual([`closed\n${signal} true\n`, 0]);
});
