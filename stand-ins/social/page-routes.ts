import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openText, sealText } from '#server/keys/seal.ts';
import { type AuthorizationRequest, authorizationRequest, type GrantedPerson, opened } from './codes.ts';
import { standInFaults } from './faults.ts';
import { accountPage, choicePage, postingPage, refusalPage } from './pages.ts';
import type { StandInVendor } from './parts.ts';
import { personOf, relayOf, type StandInPerson, subjectOf } from './people.ts';
import { sendProviderEvent } from './provider-events.ts';

const asked = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().min(1),
  code_challenge_method: z.literal('S256'),
  response_mode: z.string().optional(),
  prompt: z.string().optional(),
});

const choice = z.object({
  request: z.string(),
  action: z.enum(['continue', 'cancel']).default('continue'),
  person: z.string().max(200).default('known'),
  email: z.string().max(254).default(''),
  name: z.string().max(80).default(''),
  share: z.enum(['email', 'relay', 'none']).default('none'),
  unverified: z.string().optional(),
  fault: z.enum(standInFaults).default('none'),
});

/** The pages a browser sees: the choice of an account, and the account page. */
export async function pageRoutes(app: FastifyInstance, { part }: { part: StandInVendor }): Promise<void> {
  const { vendor, sealingKey } = part;

  app.get('/authorize', (request, reply) => {
    const query = asked.safeParse(request.query);
    const wrong = query.success ? wrongWith(part, query.data) : 'A parameter is missing or not supported.';
    if (!query.success || wrong !== null) return page(reply, part, refusalPage(vendor, wrong ?? ''), 400);
    const { redirect_uri: redirectUri, state, nonce, code_challenge: challenge, prompt } = query.data;
    const wanted = { redirectUri, state, nonce, challenge };
    if (prompt === 'none') return silent(request, reply, part, wanted);
    return page(reply, part, choicePage(vendor, sealText(JSON.stringify(wanted), sealingKey)));
  });

  app.post('/authorize', (request, reply) => {
    const form = choice.safeParse(request.body);
    const wanted = authorizationRequest.safeParse(form.success ? opened(form.data.request, sealingKey) : null);
    if (!form.success || !wanted.success) return page(reply, part, refusalPage(vendor, 'This page has expired.'), 400);
    if (form.data.action === 'cancel') return answer(reply, part, wanted.data, { error: cancelledWord[vendor] });
    const person = personOf(form.data.person, form.data);
    if (person === null) return page(reply, part, refusalPage(vendor, '이메일 주소를 확인해 주세요.'), 400);
    remember(reply, part, person);
    const code = part.codes.issue(wanted.data, grant(part, person, form.data));
    return answer(reply, part, wanted.data, { code, ...nameOnce(part, person) });
  });

  app.get('/account', (_request, reply) => page(reply, part, accountPage(vendor)));

  app.post('/account', async (request, reply) => {
    const form = z.object({ person: z.string(), kind: z.string() }).safeParse(request.body);
    const person = form.success ? personOf(form.data.person, { email: '', name: '' }) : null;
    if (!form.success || person === null) return page(reply, part, refusalPage(vendor, 'Unknown account.'), 400);
    const status = await sendProviderEvent(part, subjectOf(vendor, person), form.data.kind);
    return reply.redirect(`account?answered=${status}`, 303);
  });
}

/** Why a provider would reject the request before it shows anything; null when the request is valid. */
function wrongWith({ vendor, clientId, redirectUrl }: StandInVendor, query: z.infer<typeof asked>): string | null {
  if (query.client_id !== clientId) return 'invalid_client: this client id is not registered.';
  if (query.redirect_uri !== redirectUrl) return 'redirect_uri_mismatch: this address is not registered.';
  const asksApple = vendor === 'apple' && /\b(?:name|email)\b/.test(query.scope);
  if (asksApple && query.response_mode !== 'form_post') return 'response_mode must be form_post when name or email scope is requested.';
  return null;
}

const cancelledWord = { google: 'access_denied', apple: 'user_cancelled_authorize', kakao: 'access_denied' } as const;

/** `prompt=none`: whoever is signed in at the provider returns at once, anyone else with an error. */
function silent(request: FastifyRequest, reply: FastifyReply, part: StandInVendor, wanted: AuthorizationRequest): FastifyReply {
  const person = remembered(request, part);
  if (person === null) return answer(reply, part, wanted, { error: 'login_required' });
  return answer(reply, part, wanted, { code: part.codes.issue(wanted, grant(part, person, { share: 'email', fault: 'none' })) });
}

function grant(
  { vendor }: StandInVendor,
  person: StandInPerson,
  about: Pick<z.infer<typeof choice>, 'share' | 'fault' | 'unverified'>,
): GrantedPerson {
  const isRelay = about.share === 'relay' && vendor === 'apple';
  const email = about.share === 'none' ? null : isRelay ? relayOf(person) : person.email;
  return {
    subject: subjectOf(vendor, person),
    email,
    isEmailVerified: about.unverified === undefined,
    isPrivateEmail: isRelay,
    name: person.name,
    fault: about.fault,
  };
}

/** Apple sends the name with the code, once per link. */
function nameOnce({ quirks }: StandInVendor, { key, name }: StandInPerson): Record<string, string> {
  if (quirks.vendor !== 'apple' || quirks.named.has(key)) return {};
  quirks.named.add(key);
  return { user: JSON.stringify({ name: { lastName: name.slice(0, 1), firstName: name.slice(1) } }) };
}

/** Returns to the shop: by redirect, or for Apple by a form that submits itself. */
function answer(
  reply: FastifyReply,
  part: StandInVendor,
  { redirectUri, state }: AuthorizationRequest,
  fields: Record<string, string>,
): FastifyReply {
  if (part.vendor === 'apple') return page(reply, part, postingPage(redirectUri, { state, ...fields }));
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...fields, state })) url.searchParams.set(name, value);
  return reply.redirect(url.href, 303);
}

const personCookie = (part: StandInVendor) => `${part.vendor}-stand-in-person`;

/** Remembers who is signed in at the provider, for its prompt and silent sign-in. */
function remember(reply: FastifyReply, part: StandInVendor, person: StandInPerson): void {
  const value = sealText(JSON.stringify(person), part.sealingKey);
  reply.setCookie(personCookie(part), value, { path: '/social-stand-in', httpOnly: true, sameSite: 'lax', maxAge: 86_400 });
}

const rememberedPerson = z.object({ key: z.string(), name: z.string(), email: z.string() });

/** Who is signed in at the provider in this browser; null when nobody is. */
export function remembered(request: FastifyRequest, part: StandInVendor): StandInPerson | null {
  const text = openText(request.cookies[personCookie(part)] ?? '', part.sealingKey);
  return text === null ? null : (rememberedPerson.safeParse(JSON.parse(text)).data ?? null);
}

function page(reply: FastifyReply, { shopOrigin }: StandInVendor, html: string, status = 200): FastifyReply {
  // form-action includes the shop, because browsers also check the redirect after a form.
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self' ${shopOrigin}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html);
}
