import { type ReactNode, useEffect } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** Shown before the title: a back link. */
  before?: ReactNode;
  /** Shown next to the title: the item's state. */
  beside?: ReactNode;
}

/** A screen's heading with its actions; also sets the document title. */
export function PageHeading({ title, lead, actions, before, beside }: Props) {
  useEffect(() => {
    document.title = `${title} · Seam 관리`;
  }, [title]);
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        {before}
        <div className="flex flex-wrap items-center gap-2.5">
          <h1 className="text-20 font-extrabold tracking-tight break-all">{title}</h1>
          {beside}
        </div>
        {lead ? <p className="mt-1 max-w-reading text-ink-2">{lead}</p> : null}
      </div>
      <div data-part="frame" className="flex flex-wrap gap-2 empty:hidden">
        {actions}
      </div>
    </header>
  );
}
