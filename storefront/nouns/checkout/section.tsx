import { type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';

type Props = { title: string; aside?: ReactNode; children: ReactNode; className?: string };

/** A section of a purchase page with its heading; `aside` is at the end of the heading's line. */
export function Section({ title, aside, children, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('border-t border-line py-7 first:border-t-0 first:pt-0', className)}>
      <div className="mb-4 flex min-h-8 items-center justify-between gap-4">
        <h2 id={id} className="text-17 font-extrabold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** A list of names and values, as in an order. Empty values are left out. */
export function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  const given = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <dl className="grid gap-2.5 text-15">
      {given.map(({ name, value }) => (
        <div key={name} className="grid grid-cols-[120px_minmax(0,1fr)] gap-3">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
