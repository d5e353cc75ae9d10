/** JSON as PostgreSQL takes it: it refuses half a surrogate pair, which `JSON.stringify` writes as an escape. */
export function storable(json: string): string {
  if (!/\\ud[89a-f]/i.test(json)) return json;
  return JSON.stringify(JSON.parse(json), (_key, value) => (typeof value === 'string' ? value.toWellFormed() : value));
}
