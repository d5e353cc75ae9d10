import type { MetaFunction } from 'react-router';
import { urlFor } from '#contract/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { useLayoutFacts } from '../../layout/use-layout-facts.ts';
import { useText } from '../../locale/locale-context.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { shell } from '../../messages/shell.ts';
import { pageMeta } from '../../page-meta.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** Says honestly that a screen is being made, under its own title, and offers a way on. */
export default function Later() {
  const text = useText();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter pt-8">
      <h1 className="text-26 font-extrabold">{title}</h1>
      <EmptyState
        sentence={text(errorMessages.later)}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={urlFor('artist-id')}>{text(errorMessages.seeArtists)}</ButtonLink>
            <ButtonLink href={urlFor('main')} look="secondary">
              {text(shell.toHome)}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
