interface Props {
  title: string;
  note?: string;
  columns: readonly { label: string; headings: readonly string[] }[];
}

/** The headings a file may have, shown before it fails without them. */
export function KnownHeadings({ title, note, columns }: Props) {
  return (
    <details className="mt-3 border-t border-line pt-3">
      <summary className="cursor-pointer text-12 font-semibold pointer-coarse:py-3">{title}</summary>
      {note === undefined ? null : <p className="mt-2 text-12 text-ink-2">{note}</p>}
      <dl className="mt-2 space-y-1.5 text-12">
        {columns.map(({ label, headings }) => (
          <div key={label} className="flex gap-3">
            <dt className="w-24 shrink-0 font-semibold">{label}</dt>
            <dd className="min-w-0 text-ink-2 wrap-anywhere">{headings.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
