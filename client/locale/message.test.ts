import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineMessages, type Message, translator } from './message.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every file of both apps that defines sentences. */
const files = ['client', 'storefront'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((file) => join(room, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== 'client/locale/message.ts')
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages(')),
);

/** Every sentence with its address, e.g. `client/locale/shell.ts home`. */
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

test('every sentence is there in all three languages and asks for the same values in each', async () => {
  const messages = await allMessages();
  expect(messages.length).toBeGreaterThan(300);
  for (const [address, message] of messages) {
    for (const locale of ['ko', 'en', 'cn'] as const) {
      expect([address, message[locale].trim() !== '']).toEqual([address, true]);
      expect([address, slotsOf(message[locale])]).toEqual([address, slotsOf(message.ko)]);
    }
  }
});

test('values are filled in where the sentence names them, and a sentence says nothing it was not given', () => {
  const { greeting } = defineMessages({ greeting: { ko: '{name}님, {count}개', en: '{count} for {name}', cn: '{name}：{count}' } });
  expect(translator('ko')(greeting, { name: '이음', count: 3 })).toBe('이음님, 3개');
  expect(translator('en')(greeting, { name: 'Ieum', count: 3 })).toBe('3 for Ieum');
});

test('one of something is not said as many are', async () => {
  const sentence = { ko: '리뷰 {count}개', en: '{count} {count|review|reviews}', cn: '{count} 条评价' } as const;
  expect([0, 1, 2, '1,000'].map((count) => translator('en')(sentence, { count }))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
    '1,000 reviews',
  ]);
  const always = (await allMessages())
    .filter(([, { en }]) => /\{(?:count|days|total|pieces)\} [a-z]+s\b/.test(en))
    .map(([address, { en }]) => [address, en]);
  expect(always).toEqual([]);
});
