import { beforeAll, describe, expect, test } from 'vitest';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { postForm, providerTokens, refreshAtProvider } from '#test/identity-calls.ts';
import { type IdentityShop, memberPassword } from '#test/identity-shop.ts';
import { memberToken } from '#test/member-token.ts';
import { socialBrowser } from '#test/social/social-browser.ts';
import { linkedTo, socialShop } from '#test/social/social-shop.ts';

let shop: IdentityShop;

beforeAll(async () => {
  ({ shop } = await socialShop());
});

describe('linking from the profile', () => {
  const start = (browser: ReturnType<typeof socialBrowser>, token: string, body: object = {}) =>
    browser.call('POST', '/social-accounts/kakao/attempts', { return_to: '/mypage/profile', ...body }, token);

  test('linking an account from the profile needs a sign-in of the last five minutes, or the password', async () => {
    const id = await shop.addMember({ email: 'linker@seam.example' });
    const browser = socialBrowser(shop);
    const { access_token: token = '', refresh_token: refresh = '' } = await providerTokens(shop, 'linker@seam.example');
    expect((await start(browser, token)).statusCode).toBe(200);
    shop.pass(301);
    expect((await start(browser, token)).json().code).toBe('SIGN_IN_PROOF_NEEDED');
    expect((await start(browser, token, { password: 'wrong 1' })).json().code).toBe('PASSWORD_WRONG');
    const begun = await start(browser, token, { password: memberPassword });
    const url = await browser.comeFrom(begun.json().url, { person: 'other', email: 'linker@kakao.example', name: '연결' });
    expect([url.pathname, url.hash]).toEqual(['/mypage/profile', '#social=linked']);
    expect(await linkedTo(shop, id)).toEqual(['kakao']);
    // A refreshed token contains the time of the sign-in, not of the refresh.
    const form = { grant_type: 'refresh_token', refresh_token: refresh };
    const { clientId, clientSecret } = shop.config.identity;
    const renewed = await postForm(shop.app, '/realms/seam/protocol/openid-connect/token', {
      client_id: clientId,
      client_secret: clientSecret,
      ...form,
    });
    expect((await start(browser, renewed.json().access_token)).json().code).toBe('SIGN_IN_PROOF_NEEDED');
  });

  test('linking an account of another member, or a second one of a provider, is refused', async () => {
    await shop.addMember({ email: 'greedy@seam.example' });
    const browser = socialBrowser(shop);
    const { access_token: token = '' } = await providerTokens(shop, 'greedy@seam.example');
    const link = async (choice: Record<string, string>) => (await browser.comeFrom((await start(browser, token)).json().url, choice)).hash;
    expect(await link({ person: 'known' })).toBe('#social=SOCIAL_ACCOUNT_TAKEN');
    expect(await link({ person: 'other', email: 'first@kakao.example' })).toBe('#social=linked');
    expect(await link({ person: 'other', email: 'first@kakao.example' })).toBe('#social=linked');
    expect(await link({ person: 'other', email: 'second@kakao.example' })).toBe('#social=SOCIAL_VENDOR_TAKEN');
  });

  test('tries of the password for linking are limited', async () => {
    await shop.addMember({ email: 'guessed@seam.example' });
    const browser = socialBrowser(shop);
    const { access_token: token = '' } = await providerTokens(shop, 'guessed@seam.example');
    shop.pass(301);
    const codes: string[] = [];
    for (let tries = 0; tries < 11; tries += 1) codes.push((await start(browser, token, { password: 'wrong 1' })).json().code);
    expect([codes[0], codes[10]]).toEqual(['PASSWORD_WRONG', 'TOO_MANY_REQUESTS']);
  });

  test('the last way to sign in stays linked, also when two are unlinked at once', async () => {
    const id = await shop.addMember({ email: 'social-only@seam.example', password: null });
    const rows = ['google', 'kakao'].map((vendor) => ({ vendor, subject: `${vendor}-only`, user_id: id }));
    await shop.database.service.insertInto('identity.social_accounts').values(rows).execute();
    const browser = socialBrowser(shop);
    const own = await memberToken(shop, { userId: id, roles: ['user'], now: shop.clock() });
    const replies = await Promise.all(
      ['google', 'kakao'].map((vendor) => browser.call('DELETE', `/social-accounts/${vendor}`, undefined, own)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await linkedTo(shop, id)).toHaveLength(1);
  });
});

describe('notices of providers', () => {
  const tell = (vendor: SocialVendor, kind: string) => {
    const settings = shop.config.social[vendor];
    return fetch(`${settings?.issuer}/account`, { method: 'POST', body: new URLSearchParams({ person: 'new', kind }), redirect: 'manual' });
  };

  test('Apple: notices switch mail off and on, then end the link and every sign-in', async () => {
    const id = await shop.addMember({ email: 'apple-person@seam.example' });
    const account = { vendor: 'apple', subject: 'apple-new', user_id: id };
    await shop.database.service.insertInto('identity.social_accounts').values(account).execute();
    const isMailOff = async () =>
      (
        await shop.database.service
          .selectFrom('identity.social_accounts')
          .select('is_mail_off')
          .where('user_id', '=', id)
          .executeTakeFirst()
      )?.is_mail_off;
    await tell('apple', 'email-disabled');
    expect(await isMailOff()).toBe(true);
    await tell('apple', 'email-enabled');
    expect(await isMailOff()).toBe(false);
    const { access_token: token = '', refresh_token: refresh = '' } = await providerTokens(shop, 'apple-person@seam.example');
    const open = () =>
      shop.database.service.selectFrom('identity.sign_ins').select('id').where('user_id', '=', id).where('ended_at', 'is', null).execute();
    expect(await open()).toHaveLength(1);
    shop.pass(2);
    await tell('apple', 'consent-revoked');
    await tell('apple', 'consent-revoked');
    expect(await linkedTo(shop, id)).toEqual([]);
    // The list of devices no longer shows any of them, and their refresh tokens no longer work.
    expect(await open()).toEqual([]);
    expect((await refreshAtProvider(shop, refresh)).statusCode).toBe(400);
    expect((await socialBrowser(shop).call('GET', '/social-accounts', undefined, token)).statusCode).toBe(401);
  });

  test('Kakao: an unlink notice counts only with the shop’s own key', async () => {
    const id = await shop.addMember({ email: 'kakao-person@seam.example' });
    await shop.database.service
      .insertInto('identity.social_accounts')
      .values({ vendor: 'kakao', subject: 'kakao-new', user_id: id })
      .execute();
    const form = { app_id: shop.config.social.kakao?.appId ?? '', user_id: 'kakao-new' };
    const forged = await postForm(shop.app, '/auth/social/kakao/unlink', form, { headers: { authorization: 'KakaoAK guessed' } });
    expect([forged.statusCode, await linkedTo(shop, id)]).toEqual([400, ['kakao']]);
    await tell('kakao', 'consent-revoked');
    expect(await linkedTo(shop, id)).toEqual([]);
  });

  test('a notice without Apple’s signature changes nothing', async () => {
    const reply = await shop.app.inject({ method: 'POST', url: '/auth/social/apple/notices', payload: { payload: 'a.b.c' } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'WEBHOOK_SIGNATURE_INVALID']);
  });
});
