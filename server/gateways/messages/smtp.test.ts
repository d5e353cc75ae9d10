import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { smtpCarrier } from './smtp.ts';

let server: SMTPServer | null = null;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

const letter = {
  id: '5f0c2b0e-7f5c-4a37-8a0e-6f4f0f6f3a11',
  to: 'member@seam.example',
  event: 'sign-up-welcome',
  locale: 'ko',
  subject: '[Seam] 가입을 환영합니다',
  text: '이음님, 반갑습니다.',
  values: {},
  unsubscribeUrl: null,
} as const;

/** A mail server with one account; records the commands and mails it received. */
async function mailServer(options: Partial<SMTPServerOptions> = {}) {
  const mails: string[] = [];
  const recipients: string[] = [];
  const opened = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'right' ? done(null, { user: 'shop' }) : done(new Error('wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done();
    },
    onData: (stream, _session, done) => {
      let mail = '';
      stream.on('data', (piece) => {
        mail += piece;
      });
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
    ...options,
  });
  server = opened;
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done));
  const { port } = opened.server.address() as AddressInfo;
  const carrierOf = (password = 'right') =>
    smtpCarrier({ source: 'smtp', url: `smtp://shop:${password}@127.0.0.1:${port}`, from: 'Seam <hello@seam.example>' });
  return { mails, recipients, carrierOf };
}

const coded = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('a mail is sent with its subject, its text, and the same Message-ID at every try', async () => {
  const { mails, carrierOf } = await mailServer();
  const carrier = carrierOf();
  expect(await carrier.send(letter)).toEqual({ outcome: 'SENT' });
  expect(await carrier.send(letter)).toEqual({ outcome: 'SENT' });
  for (const mail of mails) {
    expect(mail).toContain('To: member@seam.example');
    expect(mail).toContain('From: Seam <hello@seam.example>');
    expect(mail).toContain(`Message-ID: <${letter.id}@127.0.0.1>`);
    expect(mail).toContain(Buffer.from(letter.text).toString('base64').slice(0, 20));
  }
});

test('an advertising mail can be refused by the mail program (RFC 8058)', async () => {
  const { mails, carrierOf } = await mailServer();
  await carrierOf().send(letter);
  await carrierOf().send({ ...letter, unsubscribeUrl: 'https://seam.example/api/refusals/token' });
  const [plain, advertising] = mails;
  expect(plain).not.toContain('List-Unsubscribe');
  expect(advertising).toContain('List-Unsubscribe: <https://seam.example/api/refusals/token>');
  expect(advertising).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('an address with special characters is sent as one recipient', async () => {
  const { recipients, carrierOf } = await mailServer();
  await carrierOf().send({ ...letter, to: 'a@seam.example,b@evil.example' });
  expect(recipients).not.toContain('b@evil.example');
});

test.each([
  ['a mailbox that is not there', 550, 'REFUSED'],
  ['a mailbox that is full for now', 452, 'LATER'],
])('a mail server’s reply decides whether a mail is retried: %s', async (_what, code, outcome) => {
  const { carrierOf } = await mailServer({ onRcptTo: (_address, _session, done) => done(coded(code)) });
  expect(await carrierOf().send(letter)).toMatchObject({ outcome });
});

test('a wrong password or an unreachable mail server is a fault of the server, not of the mail', async () => {
  const { carrierOf } = await mailServer();
  expect(await carrierOf('wrong').send(letter)).toMatchObject({ outcome: 'LATER' });
  const nowhere = smtpCarrier({ source: 'smtp', url: 'smtp://127.0.0.1:9', from: 'Seam <hello@seam.example>' });
  expect(await nowhere.send(letter)).toMatchObject({ outcome: 'LATER' });
});
