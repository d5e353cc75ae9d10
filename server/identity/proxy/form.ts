import type { FastifyInstance } from 'fastify';

export type Form = ReadonlyMap<string, string>;

/** Parses form-encoded bodies into a map; null when a field is repeated, which no legitimate page does. */
export function addFormParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) => {
    done(null, parseForm(String(body)));
  });
}

function parseForm(body: string): Form | null {
  const fields = [...new URLSearchParams(body)];
  const form = new Map(fields);
  return form.size === fields.length ? form : null;
}
