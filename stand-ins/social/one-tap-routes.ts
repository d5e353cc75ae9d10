import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { remembered } from './page-routes.ts';
import type { StandInVendor } from './parts.ts';
import { subjectOf } from './people.ts';

const asset = (name: string) => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** Google's script for prompts on the shop's own page, and the two endpoints it calls. */
export async function oneTapStandIn(app: FastifyInstance, { part }: { part: StandInVendor }): Promise<void> {
  const script = asset('gsi-client.js');
  const style = asset('gsi-style.css');
  app.get('/gsi/client', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  app.get('/gsi/style', (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style));

  app.get('/gsi/session', (request, reply) => {
    const person = remembered(request, part);
    return reply.header('cache-control', 'no-store').send({ person: person && { name: person.name, email: person.email } });
  });

  app.post('/gsi/credential', async (request, reply) => {
    const form = z.object({ client_id: z.literal(part.clientId), nonce: z.string().min(1) }).safeParse(request.body);
    const person = remembered(request, part);
    if (!form.success || person === null) return reply.code(400).send({ error: 'invalid_request' });
    const claims = { sub: subjectOf('google', person), azp: part.clientId, email: person.email, email_verified: true, name: person.name };
    return reply
      .header('cache-control', 'no-store')
      .send({ credential: await part.signing.sign({ ...claims, nonce: form.data.nonce }, 'none') });
  });
}
