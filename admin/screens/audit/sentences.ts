import { moment, won } from '#admin/kit/format.ts';
import type { AuditEntry } from '#contract/rest/admin-audit.ts';
import { columnNames, tableNames, valueNames } from './names.ts';

/** One change of a write, as a line: `가격: 12,000원 → 10,000원`. */
export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

/** What happened, as a sentence with its subject: `문서윤 님이 상품 ‘…’을(를) 고쳤어요.` */
export function sentenceOf({ staff, action, table, row_id, row_name, changes }: AuditEntry): string {
  const thing = tableNames[table] ?? table;
  const called = row_name === null ? (row_id === null ? '' : ` #${row_id.slice(0, 8)}`) : ` ‘${row_name}’`;
  const who = staff.name === '' ? '시스템' : `${staff.name} 님`;
  if (action === 'LOOK') return `${who}이 ${thing}${called}의 가린 정보를 봤어요.`;
  if (action === 'INSERT') return `${who}이 ${thing}${called}${objectParticle(thing, row_name)} 만들었어요.`;
  if (action === 'DELETE') return `${who}이 ${thing}${called}${objectParticle(thing, row_name)} 지웠어요.`;
  const [change] = changes;
  if (change !== undefined && changes.length === 1 && !change.is_hidden) {
    const name = columnNames[change.column] ?? change.column;
    return `${who}이 ${thing}${called}의 ${name}${objectParticle(name)} ${valueText(change.column, change.before)}에서 ${valueText(change.column, change.after)}(으)로 바꿨어요.`;
  }
  const names = changes.map(({ column }) => columnNames[column] ?? column);
  return `${who}이 ${thing}${called}의 ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` 외 ${names.length - 3}가지` : ''}${objectParticle(names.at(Math.min(2, names.length - 1)) ?? '')} 바꿨어요.`;
}

/** Each changed column with what it was and is. */
export function changeLines({ action, changes }: AuditEntry): ChangeLine[] {
  if (action === 'LOOK') return [];
  return changes.map(({ column, before, after, is_hidden }) => ({
    name: columnNames[column] ?? column,
    before: is_hidden ? '가림' : valueText(column, before),
    after: is_hidden ? '가림' : valueText(column, after),
  }));
}

function valueText(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '없음';
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  if (typeof value === 'number')
    return /amount|price|fee|discount|point|balance|donation|total/.test(column) ? won(value) : value.toLocaleString('ko');
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return moment(value);
    return valueNames[value] ?? (value.length > 80 ? `${value.slice(0, 80)}…` : value);
  }
  if (typeof value === 'object' && 'ko' in value && typeof value.ko === 'string') return value.ko;
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** 을 after a final consonant, 를 after a vowel; both where the last letter is no Hangul. A quoted name is judged by itself. */
function objectParticle(word: string, quoted: string | null = null): string {
  const code = (quoted ?? word).trim().at(-1)?.charCodeAt(0) ?? 0;
  if (code < 0xac00 || code > 0xd7a3) return '을(를)';
  return (code - 0xac00) % 28 === 0 ? '를' : '을';
}
