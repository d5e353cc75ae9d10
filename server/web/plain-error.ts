import { inspect } from 'node:util';

/**
 * What was thrown, as an error that any thread can receive: name, message and stack, and those of a cause that is an error. Any other cause may
 * be impossible to copy, and posting it would throw.
 */
export function plainError(thrown: unknown): Error {
  // React Router throws its refusals as objects.
  if (!(thrown instanceof Error))
    return new Error(typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1, breakLength: Infinity }));
  const { name, message, stack, cause } = thrown;
  const plain = cause instanceof Error ? new Error(message, { cause: plainError(cause) }) : new Error(message);
  return Object.assign(plain, { name, ...(stack === undefined ? {} : { stack }) });
}
