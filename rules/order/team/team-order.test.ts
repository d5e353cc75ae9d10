import { expect, test } from 'vitest';
import { askedWords, firstClosing, isTeamOrderOpen, parseRoster, teamOrderCutoff, wordsOfPerson } from './team-order.ts';

const person = { print_name: '$1 김하늘', print_number: '7' };

test.each([
  ['{이름}', '$1 김하늘'],
  ['{Name}\n{번호}', '$1 김하늘\n7'],
  ['No. {number}', 'No. 7'],
  ['{号码}', '7'],
  ['우리 팀', '우리 팀'],
])('the text «%s» of a design is printed as «%s» for a person', (words, printed) => {
  expect(wordsOfPerson(words, person)).toBe(printed);
});

test('a text of placeholders only is printed empty for a person who enters nothing', () => {
  expect(wordsOfPerson('{이름} {번호}', { print_name: '', print_number: '' })).toBe('');
});

test('people are asked for the words that the design has placeholders for', () => {
  expect(askedWords([{ words: '우리 팀' }])).toEqual([]);
  expect(askedWords([{ words: '우리 팀' }, { words: '{번호}' }])).toEqual(['print_number']);
  expect(askedWords([{ words: '{이름} {number}' }])).toEqual(['print_name', 'print_number']);
});

test('a pasted list is split at tabs or commas, and rows without name or size are reported separately', () => {
  expect(parseRoster('김하늘\tL\t하늘\t7\n박이음, M\n\n이도윤')).toEqual([
    { name: '김하늘', size: 'L', print_name: '하늘', print_number: '7' },
    { name: '박이음', size: 'M', print_name: '', print_number: '' },
    null,
  ]);
});

test('a team order is open until the end of the seventh day, and its names are stored for ninety days more', () => {
  const closes_at = firstClosing(new Date('2026-11-20T03:00:00Z'));
  expect(closes_at).toEqual(new Date('2026-11-27T14:59:59Z'));
  expect([isTeamOrderOpen({ closes_at }, new Date('2026-11-27T14:59:58Z')), isTeamOrderOpen({ closes_at }, closes_at)]).toEqual([
    true,
    false,
  ]);
  expect(teamOrderCutoff(new Date('2027-02-25T14:59:59Z'))).toEqual(closes_at);
});
