import { Link } from 'react-router';
import { tableNames } from '#admin/audit/names.ts';
import { Section } from '#admin/kit/detail-page.tsx';
import type { PictureUse } from '#contract/rest/admin/pictures.ts';
import { placeOfRow } from './places.ts';
import { pictureTexts as texts } from './texts.ts';

/** The rows that show an image, linked to their screen if there is one. */
export function Uses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <Section title={`${texts.uses} ${uses.length.toLocaleString('ko')}`}>
      {uses.length === 0 ? <p className="text-ink-2">{texts.noUses}</p> : null}
      <ul className="space-y-1.5">
        {uses.map((use) => {
          const name = use.name ?? `#${use.row_id}`;
          const href = placeOfRow(use);
          return (
            <li key={`${use.table} ${use.row_id} ${use.column}`} className="flex gap-2">
              <span className="shrink-0 text-ink-2">{tableNames[use.table] ?? use.table}</span>
              {href === null ? (
                <span className="min-w-0 truncate">{name}</span>
              ) : (
                <Link to={href} className="min-w-0 truncate font-semibold hover:underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
