import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

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
