import { ExternalLink } from 'lucide-react';
import { kitTexts } from '../texts.ts';

/** Links to the shop's page of an item in a new tab; renders nothing if there is none (`to` undefined or null). */
export function SeenLink({ to }: { to: string | null | undefined }) {
  if (!to) return null;
  return (
    <a href={to} target="_blank" rel="noreferrer" className="ml-auto inline-flex min-h-9 items-center gap-1 text-ink-2 hover:text-ink">
      {kitTexts.seen}
      <ExternalLink aria-hidden="true" size={14} />
    </a>
  );
}
