import { moment, won } from '#admin/kit/format.ts';
import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { columnNames, draftTables, kindNames, tableNames, valueNames, valueNamesThere } from './names.ts';

/** One change of a write, as a line: `가격: 12,000원 → 10,000원`. */
export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

/** What happened, as a sentence with its subject: `문서윤 님이 상품 ‘…’을(를) 고쳤어요.` */
export function sentenceOf({ staff, action, table, row_id, row_name, about, sort, changes }: AuditEntry): string {
  const isDraft = table === 'management.drafts';
  const thing = isDraft ? draftThing(sort) : (tableNames[table] ?? table);
  const [subject] = about;
  const called =
    row_name !== null
      ? `${thing} ‘${valueNames[row_name] ?? row_name}’`
      : subject !== undefined
        ? subjectThing(subject, table, thing)
        : row_id !== null && !isDraft
          ? `${thing} #${row_id.slice(0, 8)}`
          : thing;
  const who = whoOf(staff);
  if (action === 'LOOK') return `${who} ${called}의 가린 정보를 봤어요.`;
  if (action === 'INSERT') return `${who} ${object(called)} 만들었어요.`;
  if (action === 'DELETE') return `${who} ${object(called)} 지웠어요.`;
  const names = changes.map(({ column }) => columnNames[column] ?? column);
  const [change] = changes;
  if (change !== undefined && changes.length === 1 && !change.is_hidden) {
    const [before, after] = [valueText(table, change.column, change.before), valueText(table, change.column, change.after)];
    return `${who} ${called}의 ${object(names[0] ?? '')} ${before}에서 ${to(after)} 바꿨어요.`;
  }
  // A write that touched a row and left all of it as it was, or only what is kept from everybody.
  if (names.length === 0) return `${who} ${object(called)} 바꿨어요.`;
  const told = names.length > 3 ? `${names.slice(0, 3).join(', ')} 외 ${names.length - 3}가지` : names.join(', ');
  return `${who} ${called}의 ${object(told)} 바꿨어요.`;
}

/** Who did it, as the subject of a sentence. */
export function whoOf({ name }: AuditEntry['staff']): string {
  if (name === null) return '시스템이';
  return name === '' ? '탈퇴한 직원이' : `${name} 님이`;
}

/** Each changed column with what it was and is. */
export function changeLines({ action, table, changes }: AuditEntry): ChangeLine[] {
  if (action === 'LOOK') return [];
  return changes.map(({ column, before, after, is_hidden }) => ({
    name: columnNames[column] ?? column,
    before: is_hidden ? '가림' : valueText(table, column, before),
    after: is_hidden ? '가림' : valueText(table, column, after),
  }));
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

/** A value in the words of the screens, with its unit. */
export function valueText(table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number') return unitOf(table, column, value);
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return moment(value);
    return valueNamesThere[`${table}.${column}.${value}`] ?? valueNames[value] ?? (value.length > 80 ? `${value.slice(0, 80)}…` : value);
  }
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each in valueNames))
    return value.map((each) => valueNames[each]).join(', ');
  if (typeof value === 'object' && 'ko' in value && typeof value.ko === 'string') return value.ko;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function unitOf(table: string, column: string, value: number): string {
  const number = value.toLocaleString('ko');
  if (/percent$/.test(column)) return `${number}%`;
  if (/months$/.test(column)) return `${number}개월`;
  if (/days$/.test(column)) return `${number}일`;
  if (/^points_|_points$|^point_amount$/.test(column) || table === 'sales.point_entries') return `${number}P`;
  if (/_id$|^id$|number$/.test(column)) return String(value);
  return /amount|price|fee|discount|donation|total|free_over/.test(column) ? won(value) : number;
}

/** How a digit is read ends in a consonant (0, 1, 3, 6, 7, 8), and in ㄹ (1, 7, 8). */
const closedDigits = '013678';
const digitsInL = '178';

/** The last sound of a word: open, closed, or closed by ㄹ; null when it is no Hangul and no digit. */
function lastSound(word: string): 'open' | 'closed' | 'l' | null {
  const last =
    word
      .trim()
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
