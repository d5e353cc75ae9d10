import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { errorMessage, isErrorCode } from '#contract/errors/errors.ts';

/** Validates a form by a contract schema, replacing the schema's error codes with their messages. */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodType<Values>): Resolver<Values> {
  const resolve = zodResolver(schema as never) as unknown as Resolver<Values>;
  return async (values, context, options) => {
    const { values: read, errors } = await resolve(values, context, options);
    return Object.keys(errors).length === 0
      ? ({ values: read, errors: {} } as Awaited<ReturnType<Resolver<Values>>>)
      : { values: {}, errors: sentences(errors) as FieldErrors<Values> };
  };
}

/** Errors nested as React Hook Form does; `ref` is the element to focus and is kept. */
function sentences(errors: object): object {
  return Object.fromEntries(
    Object.entries(errors).map(([key, value]) => {
      if (key === 'message' && typeof value === 'string') return [key, isErrorCode(value) ? errorMessage(value, 'ko') : value];
      if (key === 'ref' || typeof value !== 'object' || value === null) return [key, value];
      return [key, Array.isArray(value) ? value.map((each) => (each ? sentences(each) : each)) : sentences(value)];
    }),
  );
}
