import { createContext, useContext } from 'react';
import type { z } from 'zod';

/** The schema of the form that an input stands in. */
export const FormSchema = createContext<z.ZodType | null>(null);

/** How many characters the form takes of a field; undefined where its schema does not say. */
export function useTextLimit(path: string): number | undefined {
  const schema = useContext(FormSchema);
  return schema === null ? undefined : textLimit(schema, path);
}

/**
 * How many characters a schema of the contract takes of a text; undefined where it does not say. `path` is spelled as forms name fields:
 * `colors.2.name.ko`, empty for a schema that is the text itself. Inputs stop there, so no screen writes the number again.
 */
export function textLimit(schema: z.ZodType, path: string): number | undefined {
  return limitWithin(schema, path === '' ? [] : path.split('.'));
}

/** What the kinds of schemas that forms have say of their parts. */
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
