import { useCallback } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { useLoaded } from '#client/use-loaded.ts';
import { callApi } from '#client/wire/call-api.ts';
import type { GradeView } from '#contract/rest/points.ts';
import { formatWon } from '#rules/money/money.ts';
import { mypageMessages as words } from '../texts.ts';

/** The member's grade of this month, and what the next one takes. Hidden where the shop has no grades, and on errors. */
export function Grade() {
  const { text, name, locale } = useLanguage();
  const { value } = useLoaded(useCallback(() => callApi<GradeView>('GET', '/grade'), []));
  if (!value) return null;
  const { grade, coming, next } = value;
  if (grade === null && coming === null && next === null) return null;
  const bonus = grade !== null && grade.bonus_percent > 0 ? text(words.gradeBonus, { percent: grade.bonus_percent }) : null;
  return (
    <section className="mt-5 rounded-control border border-line px-4 py-3 text-15">
      {grade === null ? null : (
        <p>
          <strong className="font-semibold">{text(words.grade, { name: name(grade.name) })}</strong>
          {bonus === null ? null : <span className="text-ink-2"> · {bonus}</span>}
        </p>
      )}
      {next === null ? null : (
        <p className={grade === null ? '' : 'mt-1 text-13 text-ink-2'}>
          {text(words.gradeNext, { amount: formatWon(next.missing, locale), name: name(next.name) })}
        </p>
      )}
      {next === null && coming !== null ? (
        <p className={grade === null ? '' : 'mt-1 text-13 text-ink-2'}>{text(words.gradeStays, { name: name(coming.name) })}</p>
      ) : null}
    </section>
  );
}
