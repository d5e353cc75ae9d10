import { beforeAll, describe, expect, test } from 'vitest';
import type { SignUpByArrivalInput } from '#contract/rest/social-accounts.ts';
import { type SocialVendor, socialVendors } from '#rules/member/sign-in/social.ts';
import { postForm, providerTokens } from '#test/identity-calls.ts';
import { type IdentityShop, identityShop, memberEmail } from '#test/identity-shop.ts';
import { socialBrowser } from '#test/social/social-browser.ts';
import { linkedTo, socialShop } from '#test/social/social-shop.ts';
import { answerOf } from '#test/social/social-stand-in.ts';

let shop: IdentityShop;
let memberId: string;

beforeAll(async () => {
  ({ shop, memberId } = await socialShop());
});

const agreed: SignUpByArrivalInput = {
  name: '이새봄',
  nickname: '새봄',
  consents: { terms: true, personal_information: true, purchase: true, over_14: true },
  marketing: { email: true },
};

/** Counts the shop's members and linked accounts. */
async function known(): Promise<unknown> {
  const { service } = shop.database;
  const counts = ['member.members', 'identity.social_accounts', 'member.consents'] as const;
  return Promise.all(
    counts.map((table) =>
      service
        .selectFrom(table)
        .select((select) => select.fn.countAll().as('rows'))
        .executeTakeFirst(),
    ),
  );
}

describe.each([...socialVendors])('social sign-in by %s', (vendor) => {
  const page = vendor === 'kakao' ? '/login/kakao' : '/login';

  test('a known account returns with a ticket that is exchanged for tokens once', async () => {
    const browser = socialBrowser(shop);
    const url = await browser.come(vendor);
    expect([url.pathname, url.searchParams.get('next')]).toEqual([page, '/cart']);
    const ticket = new URLSearchParams(url.hash.slice(1)).get('ticket') ?? '';
    const reply = await browser.exchange(ticket);
    expect([reply.statusCode, reply.json().token_type]).toEqual([200, 'Bearer']);
    expect((await browser.exchange(ticket)).statusCode).toBe(400);
    const [event] = await events(memberId);
    expect(event).toMatchObject({ type: 'SIGN_IN', cause: vendor });
  });

  test('the ticket is refused in another browser, and after a minute', async () => {
    const mine = socialBrowser(shop);
    const other = socialBrowser(shop);
    await other.come(vendor, { action: 'cancel' });
    const ticket = new URLSearchParams((await mine.come(vendor)).hash.slice(1)).get('ticket') ?? '';
    expect((await other.exchange(ticket)).statusCode).toBe(400);
    shop.pass(61);
    expect((await mine.exchange(ticket)).statusCode).toBe(400);
  });

  test('an unknown account leads to sign-up, and nothing about the person is stored before they agree', async () => {
    const before = await known();
    const browser = socialBrowser(shop);
    const url = await browser.come(vendor, { person: 'new' });
    expect([url.pathname, url.searchParams.get('next'), url.hash]).toEqual(['/sign-up/social', '/cart', '']);
    expect(await known()).toEqual(before);
    const rows = await shop.database.service.selectFrom('identity.social_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/saebom|새봄|-new/);
    const refused = await browser.call('POST', '/social-arrivals', { ...agreed, consents: { ...agreed.consents, over_14: false } });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'TERMS_AGREEMENT_REQUIRED']);
    expect(await known()).toEqual(before);
  });

  test('a sign-in that is cancelled, refused or met an outage shows a page saying so, and the next try works', async () => {
    const browser = socialBrowser(shop);
    const said = async (choice: Record<string, string>) => {
      const url = await browser.come(vendor, choice);
      return [url.pathname, url.searchParams.get('next'), url.hash];
    };
    expect(await said({ action: 'cancel' })).toEqual([page, '/cart', '#social=SOCIAL_CANCELLED']);
    expect(await said({ fault: 'signature' })).toEqual([page, '/cart', '#social=SOCIAL_REFUSED']);
    expect(await said({ fault: 'away' })).toEqual([page, '/cart', '#social=SOCIAL_PROVIDER_AWAY']);
    expect((await browser.come(vendor)).hash).toMatch(/^#ticket=/);
  });

  test('a provider’s answer counts once, in the browser that started, for ten minutes', async () => {
    const browser = socialBrowser(shop);
    const start = async () => String((await browser.get(`/auth/social/${vendor}/start`)).headers.location);
    const lost = '#social=SOCIAL_STATE_LOST';
    const answer = await answerOf(await start());
    expect((await socialBrowser(shop).bring(answer)).hash).toBe(lost);
    expect((await browser.bring(answer)).hash).toMatch(/^#ticket=/);
    expect((await browser.bring(answer)).hash).toBe(lost);
    const late = await answerOf(await start());
    shop.pass(601);
    expect((await browser.bring(late)).hash).toBe(lost);
    const forged = await answerOf(await start());
    forged.fields.set('state', 'x');
    if (forged.method === 'GET') forged.url.searchParams.set('state', 'x');
    expect((await browser.bring(forged)).hash).toBe(lost);
  });
});

describe('signing up', () => {
  const signUp = async (vendor: SocialVendor, choice: Record<string, string>, change: Partial<SignUpByArrivalInput> = {}) => {
    const browser = socialBrowser(shop);
    await browser.come(vendor, choice);
    const arrival = await browser.call('GET', '/social-arrivals');
    return { browser, arrival: arrival.json(), reply: await browser.call('POST', '/social-arrivals', { ...agreed, ...change }) };
  };

  test('the provider’s verified address becomes the ID, consents are stored, and the ticket signs in', async () => {
    const gift = { ko: '환영 쿠폰', en: 'Welcome' };
    await shop.database.service
      .insertInto('sales.coupons')
      .values({
        type: 'ORDER',
        name: JSON.stringify(gift),
        discount_type: 'AMOUNT',
        discount_value: 5_000,
        starts_at: new Date(0),
        is_sign_up_gift: true,
      })
      .execute();
    const { browser, arrival, reply } = await signUp('google', { person: 'new' }, { email: 'somebody@else.example' });
    expect(reply.json().coupons).toMatchObject([{ name: gift }]);
    expect(arrival).toMatchObject({ vendor: 'google', email: 'saebom@mail.example', is_email_taken: false, name: '이새봄' });
    // Everybody sees it, so it is never the name.
    expect(arrival.nickname).not.toContain('새봄');
    expect([reply.statusCode, reply.json().email]).toEqual([201, 'saebom@mail.example']);
    const consents = await shop.database.service
      .selectFrom('member.consents')
      .select(['type', 'is_given'])
      .where('user_id', '=', reply.json().id)
      .orderBy('id')
      .execute();
    expect(consents.map(({ type, is_given }) => [type, is_given])).toEqual([
      ['TERMS', true],
      ['PERSONAL_INFORMATION', true],
      ['PURCHASE', true],
      ['OVER_14', true],
      ['SMS', false],
      ['PUSH', false],
      ['EMAIL', true],
    ]);
    expect((await browser.exchange(reply.json().ticket)).statusCode).toBe(200);
    expect((await browser.call('GET', '/social-arrivals')).json().code).toBe('SOCIAL_STATE_LOST');
    expect((await browser.come('google', { person: 'new' })).hash).toMatch(/^#ticket=/);
    const withPassword = { grant_type: 'password', username: 'saebom@mail.example', password: '' };
    expect((await postForm(shop.app, '/auth/token', withPassword)).statusCode).toBe(400);
  });

  test('a sign-up is refused while terms to agree to are missing', async () => {
    const standing = (deleted_at: Date | null) =>
      shop.database.service.updateTable('management.terms').set({ deleted_at }).where('type', '=', 'use').execute();
    await standing(shop.clock());
    const { reply } = await signUp('google', { person: 'other', email: 'early@mail.example' });
    await standing(null);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'SIGN_UP_CLOSED']);
  });

  test('an unverified provider address does not become the ID: the person enters an ID', async () => {
    const none = await signUp('kakao', { person: 'other', email: 'kept@mail.example', name: '김비밀', share: 'none' });
    expect([none.arrival.email, none.reply.json().code]).toEqual([null, 'ID_INVALID']);
    const doubtful = await signUp(
      'kakao',
      { person: 'other', email: 'doubtful@mail.example', name: '김의심', unverified: '1' },
      { email: 'Own@Mail.example' },
    );
    expect([doubtful.arrival.email, doubtful.reply.json().email]).toEqual([null, 'own@mail.example']);
  });

  test('each arrival from a provider has an arrival id of its own, also for the same account', async () => {
    const browser = socialBrowser(shop);
    const idOfArrival = async () => (await browser.call('GET', '/social-arrivals')).json().id;
    const choice = { person: 'other', email: 'again@mail.example', name: '다시' };
    await browser.come('google', choice);
    const first = await idOfArrival();
    expect(await idOfArrival()).toBe(first);
    await browser.come('google', choice);
    expect(await idOfArrival()).not.toBe(first);
  });

  test('Apple’s relay address is a valid ID, and the name is stored through the sign-up', async () => {
    const { arrival, reply } = await signUp('apple', { person: 'other', email: 'hidden@mail.example', name: '최가림', share: 'relay' });
    expect(arrival).toMatchObject({ is_private_email: true, name: '최가림' });
    expect(reply.json().email).toMatch(/@privaterelay/);
  });

  test('two sign-ups at once make one member', async () => {
    const browser = socialBrowser(shop);
    await browser.come('google', { person: 'other', email: 'twice@mail.example', name: '두번' });
    const replies = await Promise.all([1, 2, 3].map(() => browser.call('POST', '/social-arrivals', agreed)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('the arrival of a person from a provider expires after half an hour', async () => {
    const browser = socialBrowser(shop);
    await browser.come('google', { person: 'other', email: 'slow@mail.example', name: '느림' });
    shop.pass(31 * 60);
    expect((await browser.call('POST', '/social-arrivals', agreed)).json().code).toBe('SOCIAL_STATE_LOST');
  });
});

describe('a provider address that is a member’s ID', () => {
  test('signs nobody in and links nothing until the person proves both accounts', async () => {
    const email = 'artist@seam.example';
    const artist = await shop.addMember({ email });
    const browser = socialBrowser(shop);
    const url = await browser.come('google', { person: 'twin' });
    expect(url.pathname).toBe('/sign-up/social');
    expect((await browser.call('GET', '/social-arrivals')).json()).toMatchObject({ email, is_email_taken: true });
    expect((await browser.call('POST', '/social-arrivals', agreed)).json().code).toBe('ID_TAKEN');
    expect(await linkedTo(shop, artist)).toEqual([]);

    expect((await browser.call('POST', '/social-accounts', {})).statusCode).toBe(401);
    const { access_token: token } = await providerTokens(shop, email);
    const linked = await browser.call('POST', '/social-accounts', {}, token);
    expect(linked.json().accounts).toContainEqual(expect.objectContaining({ vendor: 'google', is_linked: true }));
    expect((await browser.come('google', { person: 'twin' })).hash).toMatch(/^#ticket=/);
  });

  test('an unverified provider address does not reveal that it is a member’s ID', async () => {
    const browser = socialBrowser(shop);
    await browser.come('kakao', { person: 'twin', unverified: '1' });
    expect((await browser.call('GET', '/social-arrivals')).json()).toMatchObject({ email: null, is_email_taken: false });
  });
});

test('a credential of Google’s prompt signs in once, for the nonce of this browser', async () => {
  const browser = socialBrowser(shop);
  const asked = (await browser.call('POST', '/one-tap')).json();
  const google = shop.config.social.google;
  const credentialOf = async (person: string, nonce: string) => {
    const cookie = await googleSession(person);
    const body = new URLSearchParams({ client_id: google?.clientId ?? '', nonce });
    const reply = await fetch(`${google?.issuer}/gsi/credential`, { method: 'POST', body, headers: { cookie } });
    return ((await reply.json()) as { credential: string }).credential;
  };
  const other = await browser.call('POST', '/one-tap/credentials', { credential: await credentialOf('known', 'x') });
  expect(other.json().code).toBe('SOCIAL_REFUSED');
  const again = (await browser.call('POST', '/one-tap')).json();
  expect(again.nonce).not.toBe(asked.nonce);
  const credential = await credentialOf('known', again.nonce);
  const prompt = browser.jar.get('seam-prompt') ?? '';
  const reply = await browser.call('POST', '/one-tap/credentials', { credential });
  expect((await browser.exchange(reply.json().ticket)).statusCode).toBe(200);
  browser.jar.set('seam-prompt', prompt);
  expect((await browser.call('POST', '/one-tap/credentials', { credential })).json().code).toBe('SOCIAL_STATE_LOST');
  const { nonce } = (await browser.call('POST', '/one-tap')).json();
  const unknown = await browser.call('POST', '/one-tap/credentials', { credential: await credentialOf('other', nonce) });
  expect([unknown.statusCode, (await browser.call('GET', '/social-arrivals')).statusCode]).toEqual([200, 200]);
});

/** Signs in at Google directly, as the browser did earlier. */
async function googleSession(person: string): Promise<string> {
  const start = await socialBrowser(shop).get('/auth/social/google/start');
  const page = await (await fetch(String(start.headers.location))).text();
  const request = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const reply = await fetch(`${shop.config.social.google?.issuer}/authorize`, {
    method: 'POST',
    body: new URLSearchParams({ request, person, email: 'prompted@mail.example' }),
    redirect: 'manual',
  });
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('a blocked member is informed of the block at each kind of sign-in', async () => {
  const id = await shop.addMember({ email: 'blocked@seam.example' });
  await shop.database.service
    .insertInto('identity.social_accounts')
    .values({ vendor: 'google', subject: 'google-b@x.example', user_id: id })
    .execute();
  await shop.database.service.updateTable('member.members').set({ blocked_at: shop.clock() }).where('id', '=', id).execute();
  const { hash } = await socialBrowser(shop).come('google', { person: 'other', email: 'b@x.example' });
  expect(hash).toBe('#social=SOCIAL_MEMBER_INACTIVE');
});

test('a withdrawn member is asked first and returns by the provider within thirty days, once, and not if blocked meanwhile', async () => {
  const id = await shop.addMember({ email: 'left@seam.example' });
  const { service } = shop.database;
  await service.insertInto('identity.social_accounts').values({ vendor: 'apple', subject: 'apple-left@x.example', user_id: id }).execute();
  const left = { withdrawn_at: shop.clock(), withdrawal_reason: 'SELDOM' };
  const leave = (about: object = left) => service.updateTable('member.members').set(about).where('id', '=', id).execute();
  const standing = () =>
    service.selectFrom('member.members').select(['withdrawn_at', 'withdrawal_reason']).where('id', '=', id).executeTakeFirst();
  const browser = socialBrowser(shop);
  const ticketOf = async () =>
    new URLSearchParams((await browser.come('apple', { person: 'other', email: 'left@x.example' })).hash.slice(1)).get('ticket') ?? '';

  await leave();
  shop.pass(29 * 86_400);
  const until = new Date(left.withdrawn_at.getTime() + 30 * 86_400_000).toISOString();
  const ticket = await ticketOf();
  for (const minutes of [0, 5]) {
    shop.pass(minutes * 60);
    const asked = await browser.exchange(ticket);
    expect([asked.statusCode, asked.json().error, asked.json().error_description]).toEqual([400, 'member_withdrawn', until]);
  }
  expect(await standing()).toMatchObject({ withdrawal_reason: 'SELDOM' });
  expect((await events(id)).map(({ type }) => type)).toEqual([]);

  const replies = await Promise.all([1, 2, 3].map(() => browser.exchange(ticket, { returns: 'true' })));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  expect(await standing()).toEqual({ withdrawn_at: null, withdrawal_reason: null });
  expect(await events(id)).toEqual([
    { type: 'SIGN_IN', cause: 'apple' },
    { type: 'RETURNED', cause: 'apple' },
  ]);

  await leave({ withdrawn_at: shop.clock() });
  const asked = await ticketOf();
  await leave({ blocked_at: shop.clock() });
  const refused = await browser.exchange(asked, { returns: 'true' });
  expect([refused.statusCode, refused.json().error]).toEqual([400, 'invalid_grant']);
  expect((await standing())?.withdrawn_at).not.toBeNull();
});

test('inside KakaoTalk a person signed in there needs no prompt, and another one returns to be asked', async () => {
  const browser = socialBrowser(shop);
  const start = await browser.get('/auth/social/kakao/start?silent=1');
  const url = await browser.comeFrom(String(start.headers.location));
  expect([url.pathname, url.hash]).toEqual(['/login/kakao', '#social=unasked']);
});

test('a social sign-in starts only from a person’s navigation, and never ends at an address outside the shop', async () => {
  const browser = socialBrowser(shop);
  const picture = await browser.get('/auth/social/google/start', { 'sec-fetch-dest': 'image' });
  expect(String(picture.headers.location)).toContain('#social=TOO_MANY_REQUESTS');
  expect((await browser.get('/auth/social/naver/start')).statusCode).toBe(404);
  expect((await browser.get('/auth/social/apple/callback?state=x&code=y')).statusCode).toBe(404);
  const url = await browser.come('google', {}, 'https://evil.example/');
  expect(url.searchParams.get('next')).toBe('/main');
});

test('with another identity server, or for a provider without settings, the page says what is missing', async () => {
  const elsewhere = await identityShop({ IDENTITY_URL: 'http://localhost:1/realms/x', SERVICES: 'identity' });
  const reply = await elsewhere.app.inject({ url: '/auth/social/apple/start' });
  expect(reply.headers.location).toBe('/login?next=%2Fmain#social=APPLE_NEEDS_CLIENT_ID');
  // A page whose address names a language leads back to one.
  const english = await elsewhere.app.inject({ url: '/auth/social/apple/start?next=%2Fen%2Fcart' });
  expect(english.headers.location).toBe('/en/login?next=%2Fcart#social=APPLE_NEEDS_CLIENT_ID');
  const ticket = await postForm(elsewhere.app, '/auth/token', { grant_type: 'social_ticket', ticket: 'x' });
  expect([ticket.statusCode, ticket.json().error]).toEqual([400, 'unsupported_grant_type']);
});

test('a member with a password still signs in with the password', async () => {
  expect((await providerTokens(shop, memberEmail)).access_token).toBeTruthy();
});

function events(userId: string) {
  return shop.database.service
    .selectFrom('identity.security_events')
    .select(['type', 'cause'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
