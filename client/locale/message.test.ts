import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defineMessages, type Message, translator } from './message.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('{client,storefront}/**/{shell,banks,*texts}.ts', { cwd: root });

/** Every sentence of the apps with its address, e.g. `client/locale/shell.ts home`. */
async function allMessages(): Promise<[string, Message][]> {
  const modules = await Promise.all(files.map(async (file) => [file, await import(join(root, file))] as const));
  return modules.flatMap(([file, module]) =>
    Object.values(module).flatMap((table) =>
      typeof table === 'object' && table !== null
        ? Object.entries(table as Record<string, Message>)
            .filter(([, message]) => typeof message === 'object' && 'ko' in message)
            .map(([key, message]): [string, Message] => [`${file} ${key}`, message])
        : [],
    ),
  );
}

const slotsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot).toSorted();

test('every sentence is there in all three languages and asks for the same values in each', async () => {
  const messages = await allMessages();
  expect(messages.length).toBeGreaterThan(100);
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
