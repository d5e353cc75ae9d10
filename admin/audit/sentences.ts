import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { changeLines } from './change-lines.ts';
import { draftTables, kindNames, tableNames, valueNames } from './names.ts';

/** Letters of a value that a sentence still bears; the details show longer ones. */
const SAID_MOST = 40;

/** What happened, as a sentence with its subject: `문서윤 님이 상품 ‘…’을(를) 고쳤어요.` */
export function sentenceOf(entry: AuditEntry): string {
  const { staff, action } = entry;
  const [who, called] = [whoOf(staff), calledOf(entry)];
  if (action === 'LOOK') return `${who} ${called}의 가린 정보를 봤어요.`;
  if (action === 'INSERT') return `${who} ${object(called)} 만들었어요.`;
  if (action === 'DELETE' || isTakenOut(entry)) return `${who} ${object(called)} 지웠어요.`;
  const lines = changeLines(entry);
  const [line] = lines;
  // A write that touched a row and left all of it as it was, or only what is reckoned from others.
  if (line === undefined) return `${who} ${object(called)} 바꿨어요.`;
  const isShort = [line.before, line.after].every((text) => text.length <= SAID_MOST);
  const isSaid = isShort && line.before !== line.after && !entry.changes.some((each) => each.is_hidden);
  if (lines.length === 1 && isSaid) return `${who} ${called}의 ${object(line.name)} ${line.before}에서 ${to(line.after)} 바꿨어요.`;
  const names = lines.map(({ name }) => name);
  const told = names.length > 3 ? `${names.slice(0, 3).join(', ')} 외 ${names.length - 3}가지` : names.join(', ');
  return `${who} ${called}의 ${object(told)} 바꿨어요.`;
}

/** What a row is called: by its name, else by what it is about, else by its number; nobody knows the letters and digits of a longer id. */
function calledOf({ table, row_id, row_name, about, sort }: AuditEntry): string {
  const isDraft = table === 'management.drafts';
  const thing = isDraft ? draftThing(sort) : (tableNames[table] ?? table);
  const [subject] = about;
  if (row_name !== null) return `${thing} ‘${valueNames[row_name] ?? row_name}’`;
  if (subject !== undefined) return subjectThing(subject, table, thing);
  return row_id !== null && /^\d+$/.test(row_id) && !isDraft ? `${thing} #${row_id}` : thing;
}

/** What is taken out of the catalogue keeps its row. */
function isTakenOut({ changes }: AuditEntry): boolean {
  return changes.some(({ column, before, after }) => column === 'deleted_at' && before === null && after !== null);
}

/** Who did it, as the subject of a sentence. */
export function whoOf({ name }: AuditEntry['staff']): string {
  if (name === null) return '시스템이';
  return name === '' ? '탈퇴한 직원이' : `${name} 님이`;
}

/** What a draft is of: `팝업 초안`. Nobody knows one by its number: it is gone within the hour. */
function draftThing(kind: string | null): string {
  const [, table] = Object.entries(draftTables).find(([each]) => each === kind) ?? [];
  const draft = tableNames['management.drafts'] ?? '';
  return table === undefined ? draft : `${tableNames[table]} ${draft}`;
}

/** What a row is about with what it is: `주문 ‘20261121-000021’의 결제`; the thing itself by its name alone. */
function subjectThing({ kind, name }: AuditEntry['about'][number], table: string, thing: string): string {
  const whose = `${kindNames[kind]} ‘${name}’`;
  return tableNames[table] === kindNames[kind] ? whose : `${whose}의 ${thing}`;
}

/** How a digit is read ends in a consonant (0, 1, 3, 6, 7, 8), and in ㄹ (1, 7, 8). */
const closedDigits = '013678';
const digitsInL = '178';

/** The last sound of a word, without what stands in brackets behind it: open, closed, or closed by ㄹ; null when it is no Hangul and no digit. */
function lastSound(word: string): 'open' | 'closed' | 'l' | null {
  const last =
    word
      .trim()
      .replace(/\([^()]*\)$/, '')
      .replace(/[’'")\]]+$/, '')
      .at(-1) ?? '';
  if (/\d/.test(last)) return digitsInL.includes(last) ? 'l' : closedDigits.includes(last) ? 'closed' : 'open';
  const code = last.charCodeAt(0);
  if (!(code >= 0xac00 && code <= 0xd7a3)) return null;
  const final = (code - 0xac00) % 28;
  return final === 0 ? 'open' : final === 8 ? 'l' : 'closed';
}

/** 을 or 를, as the word before it ends. */
export function object(word: string): string {
  const sound = lastSound(word);
  return `${word}${sound === null ? '을(를)' : sound === 'open' ? '를' : '을'}`;
}

/** 로 or 으로, as the word before it ends. */
export function to(word: string): string {
  const sound = lastSound(word);
  return `${word}${sound === null ? '(으)로' : sound === 'closed' ? '으로' : '로'}`;
}
