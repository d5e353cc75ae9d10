import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addFormParser, type Form } from '#server/identity/proxy/form.ts';
import { derivedKey } from '#server/keys/derived-key.ts';
import { openText, sealText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';

/** How long Apple's response stays valid between its post and the redirect. */
const parkedSeconds = 60;

type Arrive = (answer: URLSearchParams, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The fields of Apple's form that we use. */
const fields = ['state', 'code', 'error', 'user'] as const;

/**
 * Apple responds with a form posted by its site, and browsers do not send `SameSite=Lax` cookies with it, so the browser is not yet
 * identified. The form is sealed for a minute into a redirect to an address of the shop, where the browser sends its cookie. It is not
 * stored, because it names a person.
 */
export function addAppleAnswer(app: FastifyInstance, { config, clock }: Pick<Shop, 'config' | 'clock'>, arrive: Arrive): void {
  const key = derivedKey(config.secret, 'apple answer');
  const seconds = () => Math.floor(clock().getTime() / 1000);

  app.register(async (forms) => {
    addFormParser(forms);
    forms.post<{ Body: Form | null | undefined }>('/auth/social/apple/callback', { schema: { hide: true } }, async ({ body }, reply) => {
      const answer = fields.flatMap((name) => {
        const value = body?.get(name);
        return value === undefined ? [] : [[name, value.slice(0, 4096)]];
      });
      const sealed = sealText(JSON.stringify({ answer, expires: seconds() + parkedSeconds }), key);
      return reply.header('cache-control', 'no-store').redirect(`/auth/social/apple/finish?answer=${sealed}`, 303);
    });
  });

  app.get<{ Querystring: { answer?: unknown } }>('/auth/social/apple/finish', { schema: { hide: true } }, (request, reply) => {
    const { answer } = request.query;
    const text = typeof answer === 'string' ? openText(answer, key) : null;
    const parked = text === null ? null : (JSON.parse(text) as { answer: [string, string][]; expires: number });
    // Without a response there is no state; it is reported as a lost state.
    return arrive(new URLSearchParams(parked !== null && parked.expires > seconds() ? parked.answer : []), request, reply);
  });
}
