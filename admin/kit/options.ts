/** A value that can be chosen, with its name. */
export interface Option {
  value: string;
  label: string;
}

/** Options from a table of names, or from values named by a function. */
export function optionsOf(names: Readonly<Record<string, string>>): Option[];
export function optionsOf<Value extends string>(values: readonly Value[], nameOf: (value: Value) => string): Option[];
export function optionsOf(of: Readonly<Record<string, string>> | readonly string[], nameOf?: (value: string) => string): Option[] {
  const entries = nameOf === undefined ? Object.entries(of) : (of as readonly string[]).map((value) => [value, nameOf(value)] as const);
  return entries.map(([value, label]) => ({ value, label }));
}
