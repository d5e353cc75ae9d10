import { hostname } from 'node:os';
import { loggedError } from './logged-error.ts';
import { currentTrace } from './trace.ts';

/** Log levels by pino's numbers. */
const levels = { info: 30, warn: 40, error: 50 } as const;
type Level = keyof typeof levels;

/** Logs events outside an app: a line of JSON in the app's form, or plain text in a terminal. `err` is logged like a request's error. */
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
