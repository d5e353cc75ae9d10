import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { outboxPath } from '#contract/stand-in-paths.ts';
import type { Database } from '#db/open.ts';
import { messageChannels } from '#rules/member/message-channel.ts';
import { koreanTime } from '#rules/shop/korean-time.ts';
import type { Config } from '#server/config.ts';
import { writeMessage } from '#server/gateways/messages/templates.ts';
import { messageKey } from '#server/keys/message-key.ts';
import { openText } from '#server/keys/seal.ts';
import { escapeHtml, standInPage } from '../page.ts';

/** A message as shown in the outbox. */
interface Shown {
  id: string;
  channel: string;
  recipient: string;
  event: string;
  state: string;
  created_at: string;
  subject: string;
  text: string;
  values: Record<string, string>;
}

const shownAtMost = 50;

/**
 * The messages a demonstration would have sent, newest first: a page at `outboxPath` and the same as JSON at `/messages.json` below it,
 * filtered by recipient with `?to=`. It does not exist with real carriers or in live mode.
 */
export async function outboxPage(app: FastifyInstance, { config, database }: { config: Config; database: Database }): Promise<void> {
  const { sms, mail } = config.messages;
  if (config.mode === 'live' || (sms.source !== 'outbox' && mail.source !== 'outbox')) return;
  // Only under its own host names: a page elsewhere must not read the codes through DNS rebinding.
  const names = new Set(['localhost', '127.0.0.1', new URL(config.publicUrl).hostname]);
  app.addHook('onRequest', async (request, reply) => {
    if (names.has(request.hostname)) return;
    reply.callNotFound();
    return reply;
  });
  app.get<{ Querystring: { to?: string } }>('/messages.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return { messages: await newest(config, database, query.to) };
  });
  // For machines without Korean fonts. A live shop never needs the package.
  const fontFile = fileURLToPath(import.meta.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'));
  app.get('/font.woff2', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=86400');
    return reply.type('font/woff2').send(createReadStream(fontFile));
  });
  app.get<{ Querystring: { to?: string } }>('/', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(pageOf(await newest(config, database, query.to)));
  });
}

async function newest({ secret, publicUrl, messages }: Config, { service }: Database, recipient: string | undefined): Promise<Shown[]> {
  const channels = messageChannels.filter((channel) => messages[channel === 'SMS' ? 'sms' : 'mail'].source === 'outbox');
  const rows = await service
    .selectFrom('member.messages')
    .selectAll()
    .where('channel', 'in', channels)
    .$if(recipient !== undefined, (select) => select.where('recipient', '=', recipient ?? ''))
    .orderBy('created_at', 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.flatMap(({ id, channel, recipient: to, event, state, locale, sealed_values, created_at }) => {
    const values: Record<string, string> = JSON.parse(openText(sealed_values, messageKey(secret)) ?? '{}');
    const written = writeMessage({ event, channel, locale, values }, publicUrl);
    if (written === null) return [];
    return [{ id, channel, recipient: to, event, state, created_at: created_at.toISOString(), values, ...written }];
  });
}

const style = `
@font-face { font-family: Shop; src: url(${outboxPath}/font.woff2) format("woff2"); font-weight: 45 920; font-display: swap }
:root { color-scheme: light; --ink: #141412; --soft: #6b6862; --line: #e6e4df; --tile: #f4f3f0 }
* { box-sizing: border-box }
body { margin: 0; background: var(--tile); color: var(--ink); font: 15px/1.5 Shop, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif; word-break: keep-all }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px 64px }
h1 { margin: 0; font-size: 26px; font-weight: 800; line-height: 1.2 }
.lead { margin: 8px 0 24px; color: var(--soft) }
a { color: inherit }
ol { margin: 0; padding: 0; list-style: none; display: grid; gap: 12px }
li { padding: 16px; background: #fff; border: 1px solid var(--line); border-radius: 8px }
.head { display: flex; gap: 8px; align-items: baseline; margin: 0; font-size: 13px; color: var(--soft) }
.head b { color: var(--ink); overflow-wrap: anywhere }
.head time { margin-left: auto; white-space: nowrap; font-variant-numeric: tabular-nums }
.mark { padding: 1px 8px; border: 1px solid var(--line); border-radius: 99px; font-weight: 600; white-space: nowrap }
.subject { margin: 12px 0 0; font-weight: 600 }
.text { margin: 12px 0 0; white-space: pre-line; overflow-wrap: anywhere }
.code { margin: 12px 0 0; font-size: 36px; font-weight: 800; line-height: 1.2; letter-spacing: .08em; font-variant-numeric: tabular-nums; user-select: all }
.empty { padding: 48px 16px; text-align: center; color: var(--soft) }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const channelNames: Record<string, string> = { SMS: '문자', MAIL: '메일' };
const stateNames: Record<string, string> = { WAITING: '보내는 중', SENT: '보냄', LAPSED: '기한 지남', REFUSED: '보낼 수 없음' };

function pageOf(messages: readonly Shown[]): string {
  const list = messages.length === 0 ? '<p class="empty">아직 보낸 메시지가 없습니다.</p>' : `<ol>${messages.map(itemOf).join('')}</ol>`;
  return standInPage({
    title: '보낸 메시지 · Seam',
    head: `<style>${style}</style>`,
    body: `<main>
<h1>보낸 메시지</h1>
<p class="lead">데모에서는 문자와 메일이 실제로 나가지 않고 여기에 쌓입니다. <a href="">새로 고침</a></p>
${list}
</main>`,
  });
}

function itemOf({ channel, recipient, state, created_at, subject, text, values }: Shown): string {
  const code = values.code === undefined ? '' : `<p class="code">${escapeHtml(values.code)}</p>`;
  const title = channel === 'MAIL' ? `<p class="subject">${escapeHtml(subject)}</p>` : '';
  return `<li>
<p class="head"><span class="mark">${channelNames[channel] ?? channel}</span><b>${escapeHtml(recipient)}</b><span>${stateNames[state] ?? state}</span><time datetime="${created_at}">${koreanTime(new Date(created_at)).slice(5, 16)}</time></p>
${title}${code}<p class="text">${escapeHtml(text)}</p>
</li>`;
}
