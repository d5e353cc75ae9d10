import type { ReactNode } from 'react';
import { nothing } from '#admin/kit/format.ts';
import type { MovedReading } from '#contract/rest/admin/moving/moving.ts';
import { movedColumns } from '#rules/office/moving/moved-headings.ts';
import { movedFaults } from '#rules/office/moving/moved-rows.ts';
import { movingTexts as texts } from './texts.ts';

/** The result of an import file: numbers, read columns, and rows that are not imported. */
export function Reading({
  file,
  reading,
  isTaken,
  children,
}: {
  file: File;
  reading: MovedReading;
  isTaken: boolean;
  children: ReactNode;
}) {
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-13 break-all text-ink-2">{file.name}</p>
      <p role="status" className="mt-1 font-semibold">
        {isTaken ? texts.taken(reading) : texts.summary(reading)}
      </p>
      {reading.points === 0 ? null : <p className="mt-1 text-ink-2">{texts.points(reading.points, isTaken)}</p>}
      {reading.left_out.map(({ column, count }) => (
        <p key={column} className="mt-1 text-warning">
          {texts.leftOut[column === 'phone' ? 'phone' : 'consent'](count)}
        </p>
      ))}
      {isTaken ? null : <Mapping reading={reading} />}
      <Problems reading={reading} />
      {children}
    </div>
  );
}

function Mapping({ reading: { headings, unread } }: { reading: MovedReading }) {
  return (
    <div className="mt-3 text-12">
      <h3 className="font-semibold">{texts.mapping}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {headings.map(({ column, heading }) => (
          <li key={column} className="rounded-control bg-tile px-2 py-1">
            <span className="text-ink-2">{heading}</span> → {movedColumns[column].label}
          </li>
        ))}
      </ul>
      {unread.length === 0 ? null : <p className="mt-1.5 wrap-anywhere text-ink-2">{texts.unread(unread)}</p>}
    </div>
  );
}

function Problems({ reading: { problems, refused } }: { reading: MovedReading }) {
  if (problems.length === 0) return null;
  return (
    <>
      <div className="mt-4 max-h-96 overflow-auto">
        <table aria-label={texts.problems} className="w-full text-left text-13">
          <thead className="border-b border-line text-12 text-ink-2">
            <tr>
              {[texts.row, texts.column, texts.value, texts.reason].map((name) => (
                <th key={name} className="py-1.5 pr-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, fault, value }) => (
              <tr key={row} className="border-b border-line align-top last:border-b-0">
                <td className="py-1.5 pr-3 whitespace-nowrap tabular-nums">{texts.rowNumber(row)}</td>
                <td className="py-1.5 pr-3 whitespace-nowrap">{movedColumns[column].label}</td>
                <td className="min-w-16 py-1.5 pr-3 wrap-anywhere">{value || nothing}</td>
                <td className="py-1.5 text-danger">{movedFaults[fault]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {refused > problems.length ? <p className="mt-2 text-13 text-ink-2">{texts.more(refused - problems.length)}</p> : null}
    </>
  );
}
