import { type ReactNode, useId } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { LoadFailedLine } from '#client/wire/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Props = { title: Message; lead?: Message; children: ReactNode };

/** One section of the profile. */
export function Section({ title, lead, children }: Props) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="text-17 font-extrabold">
        {text(title)}
      </h2>
      {lead ? <p className="mt-1 text-13 text-ink-2">{text(lead)}</p> : null}
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** A section's placeholder while its data loads or if it failed. The rest of the page is not affected. */
export function SectionWait({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  return hasFailed ? <LoadFailedLine onRetry={onRetry} /> : <Skeleton className="h-28 w-full" />;
}
