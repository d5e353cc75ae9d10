import type { AuditEntry } from '#contract/rest/admin/audit.ts';
import { object, to } from '#rules/office/particles.ts';
import { changeLines } from './change-lines.ts';
import { draftTables, kindNames, tableNames, valueNames } from './names.ts';

/** Maximum length of a value in a sentence; the details show longer ones. */
const SAID_MOST = 40;

/** What happened, as a sentence with its subject: `문서윤 님이 상품 ‘…’을(를) 고쳤어요.` */
export function sentenceOf(entry: AuditEntry): string {
  const { staff, action } = entry;
  const [who, called] = [whoOf(staff), calledOf(entry)];
  if (action === 'LOOK') return `${who} ${called}의 가린 정보를 봤어요.`;
  if (action === 'INSERT') return `${who} ${object(called)} 만들었어요.`;
  if (action === 'DELETE' || isTakenOut(entry)) return `${who} ${object(called)} 지웠어요.`;
  if (entry.changes.some(({ column, before, after }) => column === 'deleted_at' && before !== null && after === null))
    return `${who} ${object(called)} 되살렸어요.`;
  const lines = changeLines(entry);
  const [line] = lines;
  // A write that changed nothing, or only computed values.
  if (line === undefined) return `${who} ${object(called)} 바꿨어요.`;
  const isShort = [line.before, line.after].every((text) => text.length <= SAID_MOST);
  const isSaid = isShort && line.before !== '' && line.before !== line.after && !entry.changes.some((each) => each.is_hidden);
  if (lines.length === 1 && isSaid) return `${who} ${called}의 ${object(line.name)} ${line.before}에서 ${to(line.after)} 바꿨어요.`;
  const names = lines.map(({ name }) => name);
  const told = names.length > 3 ? `${names.slice(0, 3).join(', ')} 외 ${names.length - 3}가지` : names.join(', ');
  return `${who} ${called}의 ${object(told)} 바꿨어요.`;
}

/** A row's name: its own, else its subject's, else its number; long ids mean nothing to people. */
function calledOf({ table, row_id, row_name, about, sort }: AuditEntry): string {
  const isDraft = table === 'management.drafts';
  const thing = isDraft ? draftThing(sort) : (tableNames[table] ?? table);
  const [subject] = about;
  if (row_name !== null) return `${thing} ‘${valueNames[row_name] ?? row_name}’`;
  if (subject !== undefined) return subjectThing(subject, table, thing);
  return row_id !== null && /^\d+$/.test(row_id) && !isDraft ? `${thing} #${row_id}` : thing;
}

/** Rows removed from the catalogue are kept. */
function isTakenOut({ changes }: AuditEntry): boolean {
  return changes.some(({ column, before, after }) => column === 'deleted_at' && before === null && after !== null);
}

/** Who did it, as a sentence's subject. */
export function whoOf({ name }: AuditEntry['staff']): string {
  if (name === null) return '시스템이';
  return name === '' ? '탈퇴한 직원이' : `${name} 님이`;
}

/** A draft's display name: `팝업 초안`. Its number means nothing: it is deleted within the hour. */
function draftThing(kind: string | null): string {
  const [, table] = Object.entries(draftTables).find(([each]) => each === kind) ?? [];
  const draft = tableNames['management.drafts'] ?? '';
  return table === undefined ? draft : `${tableNames[table]} ${draft}`;
}

/** A row with its subject: `주문 ‘20261121-000021’의 결제`; the subject itself by its name only. */
function subjectThing({ kind, name }: AuditEntry['about'][number], table: string, thing: string): string {
  const whose = `${kindNames[kind]} ‘${name}’`;
  return tableNames[table] === kindNames[kind] ? whose : `${whose}의 ${thing}`;
}
