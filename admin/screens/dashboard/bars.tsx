import { count } from '#admin/kit/format.ts';

interface Props {
  label: string;
  /** For name, value and note. */
  headers: readonly [string, string, string];
  rows: readonly { name: string; value: number; note: string }[];
}

/** A table whose values are also drawn as bars. */
export function Bars({ label, headers, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table aria-label={label} className="w-full table-fixed">
      <thead>
        <tr className="text-left text-12 text-ink-2">
          <th scope="col" className="w-2/5 pb-1 font-normal">
            {headers[0]}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {headers[1]}
          </th>
          <th scope="col" className="w-1/4 pb-1 text-right font-normal">
            {headers[2]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, note }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 text-left font-semibold break-keep">
              {name}
            </th>
            <td className="py-2">
              <span className="relative flex h-6 items-center justify-end">
                <span
                  aria-hidden="true"
                  className="absolute inset-y-0 left-0 rounded-tile bg-info-soft"
                  style={{ width: `${(value / most) * 100}%` }}
                />
                <span className="relative pr-1 tabular-nums">{count(value)}</span>
              </span>
            </td>
            <td className="py-2 text-right text-ink-2 tabular-nums">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
