import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import { koreanLanguageNames } from '#rules/shop/locale.ts';
import { figureName, goneName, problemNames } from './texts.ts';

/** Problems as sentences; missing translations of a field are combined. */
export function Problems({ problems }: { problems: readonly NamedProblem[] }) {
  if (problems.length === 0) return null;
  const missing = problems
    .filter(({ kind }) => kind === 'TEXT_MISSING')
    .map(({ locale }) => (locale === null ? '' : koreanLanguageNames[locale]));
  const others = [...new Set(problems.filter(({ kind }) => kind !== 'TEXT_MISSING').map(wordsOf))];
  const said = [...(missing.length > 0 ? [`${[...new Set(missing)].join(', ')} ${problemNames.TEXT_MISSING}`] : []), ...others];
  return <p className="mt-1 text-12 text-warning">{said.join(' · ')}</p>;
}

const wordsOf = ({ kind, name }: NamedProblem) =>
  kind === 'GONE' ? goneName(name) : kind === 'FIGURE_UNKNOWN' ? figureName(name) : problemNames[kind];

/** Yes or no. */
export function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2">
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} className="size-4 accent-ink" />
      {label}
    </label>
  );
}
