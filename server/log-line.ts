import { hostname } from 'node:os';
import { loggedError } from './logged-error.ts';
import { currentTrace } from './trace.ts';

/** As pino numbers them. */
const levels = { info: 30, warn: 40, error: 50 } as const;
type Level = keyof typeof levels;

/**
 * Logs what happens outside of an app, or where none is at hand: a line of JSON like the app's own, or in a terminal plain words. `err` is
 * logged like the error of a request.
 */
export function logLine(level: Level, msg: string, { err, ...detail }: Record<string, unknown> = {}): void {
  const isInfo = level === 'info';
  const write = isInfo ? console.log : console.error;
  if ((isInfo ? process.stdout : process.stderr).isTTY) {
    write(msg, ...(err === undefined ? [] : [err]), ...(Object.keys(detail).length === 0 ? [] : [detail]));
    return;
  }
  const about = { level: levels[level], time: Date.now(), pid: process.pid, hostname: hostname(), trace_id: currentTrace() };
  write(JSON.stringify({ ...about, ...detail, ...(err === undefined ? {} : { err: loggedError(err) }), msg }));
}
