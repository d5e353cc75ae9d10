import type { ReactNode } from 'react';
import type { DetailTemplate } from '#client/graphql/operations.generated.ts';
import { useName } from '#client/locale/locale-context.tsx';
import { SectionHeading } from './section-heading.tsx';

type Props = {
  templates: readonly DetailTemplate[];
  /** The available sections by `sub_type`; null if there is nothing to show. */
  sections: Readonly<Record<string, ReactNode>>;
};

/** The sections of a detail page, in the order and with the titles set by an administrator (specification 3, Detail template). */
export function DetailSections({ templates, sections }: Props) {
  const name = useName();
  return templates.map(({ id, sub_type, title, sub_title }) =>
    sections[sub_type] ? (
      <section key={id} className="page-gutter block-gap drawn-later">
        <SectionHeading title={name(title)} subTitle={name(sub_title)} />
        {sections[sub_type]}
      </section>
    ) : null,
  );
}
