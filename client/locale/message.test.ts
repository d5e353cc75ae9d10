import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filled } from '#contract/sentences.ts';
import { defineMessages, type Message, translator } from './message.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every file of both apps that defines messages. */
const files = ['client', 'storefront'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'client/locale/message.ts')
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages(')),
);

/** Every message with its id, e.g. `client/locale/shell.ts home`. */
async function allMessages(): Promise<[string, Message][]> {
  const modules = await Promise.all(files.map(async (file) => [file, (await import(join(root, file))) as object] as const));
  return modules.flatMap(([file, module]) =>
    Object.values(module).flatMap((table: unknown) =>
      typeof table === 'object' && table !== null
        ? Object.entries(table as Record<string, Message>)
            .filter(([, message]) => typeof message === 'object' && message !== null && 'ko' in message)
            .map(([key, message]): [string, Message] => [`${file} ${key}`, message])
        : [],
    ),
  );
}

const slotsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).toSorted();

test('every message exists in three languages with the same placeholders', async () => {
  const messages = await allMessages();
  expect(messages.length).toBeGreaterThan(300);
  for (const [address, message] of messages) {
    for (const locale of ['ko', 'en', 'cn'] as const) {
      expect([address, message[locale].trim() !== '']).toEqual([address, true]);
      expect([address, slotsOf(message[locale])]).toEqual([address, slotsOf(message.ko)]);
    }
  }
});

test('a message fills in its placeholders and ignores other values', () => {
  const { greeting } = defineMessages({ greeting: { ko: '{name}님, {count}개', en: '{count} for {name}', cn: '{name}：{count}' } });
  expect(translator('ko')(greeting, { name: '이음', count: 3 })).toBe('이음님, 3개');
  expect(translator('en')(greeting, { name: 'Ieum', count: 3 })).toBe('3 for Ieum');
});

test('a count of one uses the singular in every language', () => {
  const sentence = { ko: '리뷰 {count}개', en: '{count} {count|review|reviews}', cn: '{count} 条评价' } as const;
  expect([0, 1, 2, '1,000'].map((count) => translator('en')(sentence, { count }))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
    '1,000 reviews',
  ]);
});

/** Words ending in -s that follow a number without being its plural. */
const uncounted = /^(is|was|has|this|its|ends|goes|comes|stays)$/;
/** Slots that are never numbers. */
const names = ['side', 'email', 'vendor'];
/** `1 to 1 days`: ranges have no singular. */
const wrongly = (said: string) =>
  [...said.matchAll(/(?<!\bto )\b1 (?:(?:more|new|other|open|selected|unread|such|working) )?([a-z]+)/g)].filter(
    ([, noun = '']) => /(?:[^su]s|ss?es)$/.test(noun) && !uncounted.test(noun),
  );
/** The singular forms of all messages, none of which may follow 0 or 2. */
const singulars = (all: readonly (readonly [string, Message])[]) =>
  new Set(all.flatMap(([, { en }]) => [...en.matchAll(/\{\w+\|(\w+)\|\w+\}/g)].map(([, one = '']) => one)));

test('English messages pluralize the counts 0, 1 and 2', async () => {
  const all = [...(await allMessages()), ...(await sharedSentences())];
  const ones = [...singulars(all)].filter((word) => !uncounted.test(word) && word !== 'it').join('|');
  const asMany = new RegExp(`\\b[02] (?:(?:more|new|other|open|selected|unread) )?(?:${ones})\\b`);
  const wrong = all.flatMap(([address, { en }]) => {
    const slots = new Set([...en.matchAll(/\{(\w+)/g)].map(([, slot = '']) => slot));
    const said = (count: number) => filled(en, Object.fromEntries([...slots].map((slot) => [slot, names.includes(slot) ? 'Ieum' : count])));
    const one = wrongly(said(1)).length > 0 ? [said(1)] : [];
    return [...one, ...[0, 2].map(said).filter((words) => asMany.test(words))].map((words) => `${address}: ${words}`);
  });
  expect(wrong).toEqual([]);
});

/** The messages shared with the server: errors, notices, names. They are not declared as messages. */
async function sharedSentences(): Promise<[string, Message][]> {
  const shared = readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$|generated/.test(file),
  );
  return shared.flatMap((file) =>
    [...readFileSync(join(root, 'contract', file), 'utf8').matchAll(/\ben: (['"`])(.*?[^\\])\1/g)].map(
      ([, , en = '']): [string, Message] => [`contract/${file}`, { ko: en, en, cn: en }],
    ),
  );
}
