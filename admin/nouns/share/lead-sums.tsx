import { nothing, won } from '#admin/kit/format.ts';

type Props = { lead: string; sums: readonly (readonly [name: string, amount: number | null | undefined])[]; isLoaded: boolean };

/** The subject of a list of shares, with its totals. */
export function LeadSums({ lead, sums, isLoaded }: Props) {
  return (
    <>
      {lead}
      <span className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-4">
        {sums.map(([name, amount]) => (
          <span key={name} className="rounded-control border border-line bg-raised px-3 py-2">
            <span className="block text-12">{name}</span>
            <strong className="block text-17 font-extrabold text-ink tabular-nums">{isLoaded ? won(amount ?? 0) : nothing}</strong>
          </span>
        ))}
      </span>
    </>
  );
}
