import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '#server/gateways/wallet/new-account.ts';
import { openText } from '#server/keys/seal.ts';
import { walletKey } from '#server/keys/wallet-key.ts';
import { confirmPurchase } from '#server/nouns/order/confirm-purchase.ts';
import { grantRewardToken } from '#server/nouns/reward/grant-reward-token.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { openCheckout, placedOrder } from '#test/commerce-steps.ts';
import { type AddedProduct, addCatalogue, addCoupon, addProduct } from '#test/rows/commerce-rows.ts';
import { addRewardKinds } from '#test/rows/reward-rows.ts';
import { codeOf } from '#test/sent-messages.ts';
import { forgetWallet } from './forget-wallet.ts';

type Member = Actor & { userId: string };

let shop: CommerceShop;
let shirt: AddedProduct;
const password = 'violet 자전거 7';

beforeAll(async () => {
  shop = await commerceShop();
  const db = shop.database.service;
  shirt = await addProduct(db, await addCatalogue(db), { code: 'shirt', stocks: [50] });
  await addRewardKinds(db);
});

const mailbox = () => `${randomUUID()}@wallet.example`;
const answerOf = (reply: Awaited<ReturnType<Actor['call']>>) =>
  reply.statusCode < 400 ? String(reply.statusCode) : `${reply.statusCode} ${reply.json().code}`;

function sendCode(member: Actor, way: 'REGISTER' | 'SIGN_IN', email: string, secret = password) {
  return member.call({ method: 'POST', url: '/api/wallet/codes', body: { way, email, password: secret } });
}

/** Requests a code and enters it; returns the response of the second half. */
async function connected(member: Actor, way: 'REGISTER' | 'SIGN_IN', email: string) {
  const asked = await sendCode(member, way, email);
  expect(answerOf(asked)).toBe('201');
  return enter(member, asked.json().id, await codeOf(shop, email.trim().toLowerCase()));
}

const enter = (member: Actor, code_id: string, code: string) =>
  member.call({ method: 'POST', url: '/api/wallet/connection', body: { code_id, code } });
const disconnect = (member: Actor) => member.call({ method: 'DELETE', url: '/api/wallet/connection' });
const walletOf = async (member: Actor) => (await member.call({ url: '/api/wallet' })).json();

/** Confirms a delivered order of the member. */
async function confirmed(member: Member): Promise<number> {
  const order = await placedOrder(member, await openCheckout(member, [{ product_id: shirt.id, option_id: shirt.optionIds[0] ?? 0 }]));
  await shop.database.service
    .updateTable('sales.orders')
    .set({ status: 'DELIVERY_COMPLETED', payment_date: shop.clock(), delivered_at: shop.clock() })
    .where('id', '=', order.id)
    .execute();
  expect(await confirmPurchase(shop, order.id, { mover: 'shopper', userId: member.userId })).toBeNull();
  return order.id;
}

describe('connecting', () => {
  test('a new wallet needs e-mail, password and code, and its encrypted key belongs to its address', async () => {
    const member = await shop.addMember();
    const email = mailbox();
    const reply = await connected(member, 'REGISTER', ` ${email.toUpperCase()}`);
    expect(reply.json()).toMatchObject({
      source: 'custodial',
      connection: { email, address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
    });
    const account = await shop.database.service
      .selectFrom('identity.wallet_accounts')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const key = openText(account.sealed_key, walletKey(shop.config.secret)) ?? '';
    expect(addressOf(key)).toBe(account.address);
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain(key);
  });

  test('an e-mail that has a wallet is not registered again, and a wrong password and an unknown e-mail get the same answer', async () => {
    const [owner, other] = [await shop.addMember(), await shop.addMember()];
    const email = mailbox();
    await connected(owner, 'REGISTER', email);
    expect(answerOf(await sendCode(other, 'REGISTER', email))).toBe('409 WALLET_EMAIL_TAKEN');
    const [wrong, unknown] = [await sendCode(other, 'SIGN_IN', email, 'violet 자전거 8'), await sendCode(other, 'SIGN_IN', mailbox())];
    expect({ ...wrong.json(), trace_id: '' }).toEqual({ ...unknown.json(), trace_id: '' });
    expect([answerOf(wrong), wrong.json().message]).toEqual(['401 WALLET_LOGIN_FAILED', 'Email or password is incorrect.']);
  });

  test('a wallet has one member and a member one wallet; after disconnecting, another member may connect it', async () => {
    const [owner, other] = [await shop.addMember(), await shop.addMember()];
    const email = mailbox();
    await connected(owner, 'REGISTER', email);
    expect(answerOf(await sendCode(other, 'SIGN_IN', email))).toBe('409 WALLET_ALREADY_CONNECTED');
    expect(answerOf(await sendCode(owner, 'REGISTER', mailbox()))).toBe('409 WALLET_ALREADY_CONNECTED');
    expect((await disconnect(owner)).json()).toMatchObject({ connection: null });
    expect(answerOf(await disconnect(owner))).toBe('200');
    shop.pass(2);
    expect((await connected(other, 'SIGN_IN', email)).json()).toMatchObject({ connection: { email } });
  });

  test('an invalid e-mail, a weak password or a wrong, foreign or old code changes no wallet', async () => {
    const [member, other] = [await shop.addMember(), await shop.addMember()];
    const email = mailbox();
    expect(answerOf(await sendCode(member, 'REGISTER', 'nothing'))).toBe('422 WALLET_EMAIL_INVALID');
    expect(answerOf(await sendCode(member, 'REGISTER', email, 'short'))).toBe('422 INVALID_PASSWORD_FORMAT');
    expect(answerOf(await sendCode(member, 'REGISTER', email, 'password1'))).toBe('422 PASSWORD_COMMON');
    expect(answerOf(await sendCode(member, 'REGISTER', email, 'seam2026!'))).toBe('422 PASSWORD_GUESSABLE');
    const { id } = (await sendCode(member, 'REGISTER', email)).json();
    const code = await codeOf(shop, email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(answerOf(await enter(member, id, wrong))).toBe('422 VERIFICATION_CODE_MISMATCH');
    expect(answerOf(await enter(other, id, code))).toBe('410 VERIFICATION_CODE_EXPIRED');
    expect(answerOf(await sendCode(member, 'REGISTER', email))).toBe('429 TOO_MANY_REQUESTS');
    shop.pass(4);
    expect(answerOf(await enter(member, id, code))).toBe('410 VERIFICATION_CODE_EXPIRED');
    expect(await walletOf(member)).toMatchObject({ connection: null });
  });

  test('each wrong wallet password makes the next wait longer, also for the right password', async () => {
    const [owner, guesser] = [await shop.addMember(), await shop.addMember()];
    const email = mailbox();
    await connected(owner, 'REGISTER', email);
    await disconnect(owner);
    const answers: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) answers.push(answerOf(await sendCode(guesser, 'SIGN_IN', email, `violet 자전거 ${guess}0`)));
    expect(answers).toEqual([...Array(5).fill('401 WALLET_LOGIN_FAILED'), '429 TOO_MANY_REQUESTS']);
    const held = await sendCode(guesser, 'SIGN_IN', email);
    expect([answerOf(held), Number(held.headers['retry-after'])]).toEqual(['429 TOO_MANY_REQUESTS', 2]);
    shop.pass(2);
    expect(answerOf(await sendCode(guesser, 'SIGN_IN', email))).toBe('201');
  });
});

describe('races', () => {
  test('of two members who register one e-mail, or sign in to one wallet, at the same time, one succeeds', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => shop.addMember()));
    const email = mailbox();
    const entries: { member: Member; id: string; code: string }[] = [];
    for (const member of members) {
      const asked = await sendCode(member, 'REGISTER', email);
      entries.push({ member, id: asked.json().id, code: await codeOf(shop, email) });
      shop.pass(1);
      // By the time the last code could be requested the first had expired, so all are extended.
      await shop.database.service
        .updateTable('identity.verification_codes')
        .set({ expires_at: new Date('2030-01-01') })
        .where('target', '=', email)
        .execute();
    }
    const answers = await Promise.all(entries.map(async ({ member, id, code }) => answerOf(await enter(member, id, code))));
    expect(answers.sort()).toEqual(['200', ...Array(3).fill('409 WALLET_EMAIL_TAKEN')]);
    const { rows } = await shop.query(`select count(*)::int as count from member.wallets where email = '${email}'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('a member who enters two codes at the same time has one wallet', async () => {
    const member = await shop.addMember();
    const mails = [mailbox(), mailbox()];
    const ids = await Promise.all(mails.map(async (email) => (await sendCode(member, 'REGISTER', email)).json().id));
    const codes = await Promise.all(mails.map((email) => codeOf(shop, email)));
    const answers = await Promise.all(ids.map(async (id, at) => answerOf(await enter(member, id, codes[at] ?? ''))));
    expect(answers.sort()).toEqual(['200', '409 WALLET_ALREADY_CONNECTED']);
  });

  test('rewards granted while a wallet is connected and disconnected are in it or waiting, each granted once', async () => {
    const member = await shop.addMember();
    const email = mailbox();
    await connected(member, 'REGISTER', email);
    await disconnect(member);
    shop.pass(2);
    const { id } = (await sendCode(member, 'SIGN_IN', email)).json();
    const code = await codeOf(shop, email);
    const grant = (cause: 'FIRST_PURCHASE' | 'FIRST_DESIGN') =>
      shop.database.service
        .transaction()
        .execute((trx) => grantRewardToken(trx, { userId: member.userId, cause, orderId: null, now: shop.clock() }));
    const granted = await Promise.all([grant('FIRST_PURCHASE'), enter(member, id, code), grant('FIRST_DESIGN'), grant('FIRST_PURCHASE')]);
    expect(granted.filter((each) => each === true)).toHaveLength(2);
    const wallet = await walletOf(member);
    expect([wallet.tokens.length, wallet.waiting.length]).toEqual([2, 0]);
  });
});

describe('rewards', () => {
  test('a confirmed purchase is rewarded once, waits for a wallet, and stays in the wallet after it is disconnected', async () => {
    const [member, other] = [await shop.addMember(), await shop.addMember()];
    expect((await walletOf(member)).to_earn).toHaveLength(2);
    const orderId = await confirmed(member);
    await confirmed(member);
    expect(await walletOf(member)).toMatchObject({
      tokens: [],
      waiting: [{ order_id: orderId, name: { en: 'First purchase' } }],
      to_earn: [{}],
    });
    const email = mailbox();
    const first = (await connected(member, 'REGISTER', email)).json();
    expect(first).toMatchObject({ tokens: [{ order_id: orderId, mint: null, coupon: null }], waiting: [] });
    const metadata = await shop.visitor.call({ url: `/api/rewards/${first.tokens[0].id}` });
    expect(metadata.json()).toMatchObject({ name: '첫 구매 · First purchase', image: 'http://localhost:3000/rewards/first-purchase.svg' });
    expect(metadata.body).not.toContain(member.userId);

    await disconnect(member);
    expect(await walletOf(member)).toMatchObject({ tokens: [], waiting: [] });
    shop.pass(2);
    // The wallet's new holder has its tokens, but may not know whose order they came from.
    expect((await connected(other, 'SIGN_IN', email)).json()).toMatchObject({ tokens: [{ id: first.tokens[0].id, order_id: null }] });
  });

  test('a reward token that was not granted has no metadata', async () => {
    const member = await shop.addMember();
    await confirmed(member);
    const [{ id }] = (await walletOf(member)).waiting;
    expect(answerOf(await shop.visitor.call({ url: `/api/rewards/${id}` }))).toBe('404 NOT_FOUND');
  });

  test('a token’s coupon is taken once, by the wallet’s owner at that time', async () => {
    const db = shop.database.service;
    const [member, other] = [await shop.addMember(), await shop.addMember()];
    const claim = await addCoupon(db, (await shop.addMember()).userId);
    const { coupon_id } = await db.selectFrom('sales.issued_coupons').select('coupon_id').where('id', '=', claim).executeTakeFirstOrThrow();
    await db.updateTable('member.reward_kinds').set({ coupon_id }).where('cause', '=', 'FIRST_DESIGN').execute();
    await db
      .transaction()
      .execute((trx) => grantRewardToken(trx, { userId: member.userId, cause: 'FIRST_DESIGN', orderId: null, now: shop.clock() }));
    const email = mailbox();
    const [token] = (await connected(member, 'REGISTER', email)).json().tokens;
    const take = (actor: Actor) => actor.call({ method: 'POST', url: `/api/wallet/tokens/${token.id}/coupon` });
    expect(answerOf(await take(other))).toBe('404 NOT_FOUND');
    const answers = await Promise.all([take(member), take(member), take(member)]);
    expect(answers.map(answerOf).sort()).toEqual(['200', '409 COUPON_ALREADY_ISSUED', '409 COUPON_ALREADY_ISSUED']);
    await disconnect(member);
    shop.pass(2);
    expect((await connected(other, 'SIGN_IN', email)).json().tokens[0]).toMatchObject({ coupon: { is_taken: true } });
    expect(answerOf(await take(other))).toBe('409 COUPON_ALREADY_ISSUED');
    const claims = await db.selectFrom('sales.issued_coupons').select('user_id').where('coupon_id', '=', coupon_id).execute();
    expect(claims.map((each) => each.user_id)).toContain(member.userId);
    expect(claims.map((each) => each.user_id)).not.toContain(other.userId);
    await db.updateTable('member.reward_kinds').set({ coupon_id: null }).where('cause', '=', 'FIRST_DESIGN').execute();
  });
});

test('erasing a member deletes their wallet’s e-mail, password and key, and the token stays on the chain', async () => {
  const db = shop.database.service;
  const [member, other] = [await shop.addMember(), await shop.addMember()];
  await db
    .transaction()
    .execute((trx) => grantRewardToken(trx, { userId: member.userId, cause: 'FIRST_PURCHASE', orderId: null, now: shop.clock() }));
  const email = mailbox();
  const { connection, tokens } = (await connected(member, 'REGISTER', email)).json();
  await db.transaction().execute((trx) => forgetWallet(trx, member.userId));
  const { rows } = await shop.query(
    `select email, password_hash, sealed_key from identity.wallet_accounts where address = '${connection.address}'`,
  );
  expect(rows).toEqual([{ email: `${connection.address}@gone.invalid`, password_hash: '', sealed_key: '' }]);
  expect((await shop.visitor.call({ url: `/api/rewards/${tokens[0].id}` })).statusCode).toBe(200);
  for (const named of [email, `${connection.address}@gone.invalid`])
    expect(answerOf(await sendCode(other, 'SIGN_IN', named))).toBe('401 WALLET_LOGIN_FAILED');
});

test('a shop without wallets says so, stores earned rewards, and connects no wallet', async () => {
  const off = await commerceShop({ WALLET: 'off' }, shop.database);
  const member = await off.addMember();
  expect(await walletOf(member)).toEqual({ source: 'off', connection: null, tokens: [], waiting: [], to_earn: [] });
  expect(answerOf(await sendCode(member, 'REGISTER', mailbox()))).toBe('503 WALLET_NOT_CONFIGURED');
  await confirmed(member);
  const { rows } = await shop.query(`select cause from member.reward_tokens where user_id = '${member.userId}'`);
  expect(rows).toEqual([{ cause: 'FIRST_PURCHASE' }]);
});
