import type { ReactNode } from 'react';

/** The bar over the end of a list. In a column it comes before the rows for keys and screen readers, and is drawn below them. */
export function BulkFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-3 z-20 order-last mx-auto mt-3 flex flex-wrap items-center gap-2 rounded-control border border-line-strong bg-raised px-3 py-2 shadow-overlay"
    >
      {children}
    </section>
  );
}
