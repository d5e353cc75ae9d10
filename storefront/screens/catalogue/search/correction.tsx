import { Link } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { Written } from '#client/locale/written.tsx';
import { nothingFoundTexts } from './nothing-found-texts.ts';

/** The words searched instead of the typed ones, with a link to search as typed (`asTyped`). */
export function Correction({ words, quoted, asTyped }: { words: string; quoted: string; asTyped: string }) {
  const text = useText();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-15 text-ink-2">
      <span>
        <Written message={nothingFoundTexts.readAs} values={{ words: quoted }} />
      </span>
      <Link to={asTyped} className="inline-flex min-h-target items-center font-semibold text-ink underline underline-offset-4">
        {text(nothingFoundTexts.asTyped, { words })}
      </Link>
    </p>
  );
}
