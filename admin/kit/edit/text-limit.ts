import { createContext, useContext } from 'react';
import type { z } from 'zod';

/** The schema of the surrounding form. */
export const FormSchema = createContext<z.ZodType | null>(null);

/** The maximum length of a field; undefined if its schema has none. */
export function useTextLimit(path: string): number | undefined {
  const schema = useContext(FormSchema);
  return schema === null ? undefined : textLimit(schema, path);
}

/**
 * The maximum length of a text in a contract schema; undefined if there is none. `path` is a form path such as `colors.2.name.ko`, empty
 * for the schema itself. Inputs are limited to it, so screens need not repeat it.
 */
export function textLimit(schema: z.ZodType, path: string): number | undefined {
  return limitWithin(schema, path === '' ? [] : path.split('.'));
}

/** The parts of a schema used here. */
interface Parts {
  shape?: Readonly<Record<string, z.ZodType>>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: readonly z.ZodType[];
}

function limitWithin(schema: z.ZodType | undefined, path: readonly string[]): number | undefined {
  if (schema === undefined) return undefined;
  const { shape, element, innerType, options } = schema._zod.def as Parts;
  if (innerType !== undefined) return limitWithin(innerType, path);
  if (options !== undefined) {
    const limits = options.flatMap((option) => limitWithin(option, path) ?? []);
    return limits.length === 0 ? undefined : Math.max(...limits);
  }
  const [part, ...rest] = path;
  if (part !== undefined) return limitWithin(shape === undefined ? element : shape[part], rest);
  return 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : undefined;
}
