import type { CodePurpose } from '#rules/member/sign-in/verification.ts';
import { messageKey } from '#server/keys/message-key.ts';
import { openText } from '#server/keys/seal.ts';
import type { Shop } from '#server/shop.ts';
import { checkCode } from '../server/nouns/verification/check-code.ts';
import { sendCode } from '../server/nouns/verification/send-code.ts';

/** The messages to a phone number or mailbox, newest first. */
export async function messagesTo({ config, database }: Shop, recipient: string) {
  const rows = await database.service
    .selectFrom('member.messages')
    .select(['event', 'channel', 'locale', 'sealed_values'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ sealed_values, ...row }) => {
    const values: Record<string, string> = JSON.parse(openText(sealed_values, messageKey(config.secret)) ?? '{}');
    return { ...row, values };
  });
}

/** The newest code sent to a phone. */
export async function codeOf(shop: Shop, phone: string): Promise<string> {
  const [newest] = (await messagesTo(shop, phone)).filter(({ event }) => event === 'verification-code');
  if (newest?.values.code === undefined) throw new Error(`no code for ${phone}`);
  return newest.values.code;
}

/** Proof of a phone number (digits), through a code that was sent and entered. */
export async function provedPhone(
  shop: Shop,
  phone: string,
  purpose: CodePurpose = 'SIGN_UP',
  userId: string | null = null,
): Promise<string> {
  const asked = await sendCode(shop, { purpose, channel: 'SMS', target: phone, locale: 'ko', userId });
  if (!('id' in asked)) throw new Error(`no code: ${JSON.stringify(asked)}`);
  const checked = await checkCode(shop, { id: asked.id, entered: await codeOf(shop, phone), userId });
  if (!('proof' in checked)) throw new Error(`no proof: ${JSON.stringify(checked)}`);
  return checked.proof;
}
