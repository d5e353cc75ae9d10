import { inspect } from 'node:util';
import { withCauses } from '#db/faults.ts';

/**
 * What was thrown, as an error that any thread can receive: message and stack, and those of each cause that is an error. Any other cause may
 * be impossible to copy, and posting it would throw. Of the names only the language's own arrive, such as `TypeError`.
 */
export function plainError(thrown: unknown): Error {
  const [error, ...causes] = withCauses(thrown);
  // React Router throws its refusals as objects.
  if (error === undefined) return new Error(typeof thrown === 'string' ? thrown : inspect(thrown, { depth: 1, breakLength: Infinity }));
  return plain(
    error,
    causes.reduceRight<Error | undefined>((cause, each) => plain(each, cause), undefined),
  );
}

function plain({ name, message, stack }: Error, cause: Error | undefined): Error {
  return Object.assign(new Error(message, cause && { cause }), { name, ...(stack === undefined ? {} : { stack }) });
}
