import { hostname } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { logLine } from './log-line.ts';

const whole = { out: process.stdout.isTTY, err: process.stderr.isTTY };
const inTerminal = (isTTY: boolean) => Object.assign(process.stdout, { isTTY }) && Object.assign(process.stderr, { isTTY });
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(process.stdout, { isTTY: whole.out });
  Object.assign(process.stderr, { isTTY: whole.err });
});

test('a log line is one line of JSON in the app’s form, with the error as request logs write it, even if its text has line breaks', () => {
  inTerminal(false);
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const err = Object.assign(new Error('no row'), { code: '23503', detail: 'Key (email)=(a@b.example)' });
  logLine('error', 'The database ended:\n  code 1', { id: 7, err });
  const [line] = written.mock.calls[0] ?? [];
  expect(line).not.toContain('\n');
  expect(line).not.toContain('a@b.example');
  const own = { level: 50, pid: process.pid, hostname: hostname(), msg: 'The database ended:\n  code 1', id: 7 };
  expect(JSON.parse(line)).toMatchObject({ ...own, err: { type: 'Error', message: 'no row', code: '23503' } });
});

test('a log line in a terminal is plain text instead of JSON', () => {
  inTerminal(true);
  const written = vi.spyOn(console, 'log').mockReturnValue();
  logLine('info', 'Seam is open');
  expect(written.mock.calls).toEqual([['Seam is open']]);
});
