import { useState } from 'react';
import { data, isRouteErrorResponse, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useRouteError } from 'react-router';
import { PriceParts } from '#client/design-proof/price-parts.tsx';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { shell } from '#client/locale/shell.ts';
import type { SharedDesign } from '#contract/rest/shares.ts';
import { urlFor } from '#contract/routes.ts';
import { shareSrc } from '#contract/share-images.ts';
import { shareSize } from '#rules/design/share/share-picture.ts';
import { localizedName, writtenLanguage } from '#rules/shop/locale.ts';
import { ErrorPage } from '#storefront/frame/error-page.tsx';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { MadeFrom } from '#storefront/nouns/share/made-from.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { EmptyState } from '#ui/states.tsx';
import { sharedTexts } from './texts.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { locale, sharedDesign } = bridgeOf(context);
  const found = await sharedDesign(params.code ?? '');
  if (found === null) throw data(null, { status: 404 });
  // The editor loads its own data.
  const { design: _, ...shared } = found;
  const artists = shared.credits.map((artist) => localizedName(artist.name, locale)).join(', ');
  const says = sharedTexts.description[locale].replace('{artists}', () => artists);
  return {
    shared,
    pageTitle: shared.name || localizedName(shared.product.name, locale),
    pageWords: [shared.line, artists === '' ? '' : says].filter(Boolean).join(' · '),
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const loaded = args.loaderData;
  if (!loaded) return pageMeta(args, { title: sharedTexts.goneTitle, isIndexed: false });
  const image = shareSrc({ code: loaded.shared.code, form: 'CARD' });
  const imageSize = shareSize('CARD');
  // Visible to anyone with the link, but not indexed.
  return pageMeta(args, { title: loaded.pageTitle, description: loaded.pageWords, image, imageSize, isIndexed: false });
};

/** The public page of a share link: image, credits, price, and a button to make one's own. */
export default function SharedDesignScreen() {
  const { shared } = useLoaderData<typeof loader>();
  const { text, name } = useLanguage();
  const product = name(shared.product.name);
  const title = shared.name || text(sharedTexts.untitled, { product });
  const [side] = shared.sides;
  const mine = urlFor(
    'product-id',
    { id: shared.product.id },
    { customize: 1, share: shared.code, ...(side ? { mockup_group_id: side.mockup_group_id } : {}) },
  );
  return (
    <div className="page-gutter pt-4 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:pt-14">
      <Sides shared={shared} title={title} />
      <div className="pt-6 lg:pt-0">
        <p className="text-13 text-ink-2">{shared.owner ? text(sharedTexts.by, { owner: shared.owner }) : text(sharedTexts.anonymous)}</p>
        <h1 lang={writtenLanguage(title)} className="mt-1 page-title text-balance">
          {title}
        </h1>
        {shared.line ? (
          <p lang={writtenLanguage(shared.line)} className="mt-3 text-17 text-balance">
            “{shared.line}”
          </p>
        ) : null}
        <MadeFrom parent={shared.parent} />
        <p className="mt-3 text-13 text-ink-2">
          {[name(shared.product.brand_name), product, name(shared.color_name)].filter(Boolean).join(' · ')}
        </p>
        <Credits shared={shared} />
        <Price shared={shared} />
        <div className="mt-6 flex flex-col gap-2">
          <ButtonLink size="large" wide href={mine}>
            {text(sharedTexts.makeMine)}
          </ButtonLink>
          <p className="text-center text-13 text-ink-2">
            {text(sharedTexts.makeMineHint)}
            {shared.picture_count > 0 ? <span className="block">{text(sharedTexts.pictures)}</span> : null}
          </p>
          <ButtonLink look="secondary" wide href={urlFor('product-id', { id: shared.product.id })}>
            {text(sharedTexts.product)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

type Shown = Omit<SharedDesign, 'design'>;

function Sides({ shared, title }: { shared: Shown; title: string }) {
  const { text, name } = useLanguage();
  const [index, setIndex] = useState(0);
  const side = shared.sides[index] ?? shared.sides[0];
  if (!side) return null;
  return (
    <div className="-mx-gutter lg:mx-0">
      <div className="aspect-square overflow-hidden bg-tile lg:rounded-tile">
        <Picture
          key={side.mockup_group_id}
          src={shareSrc({ code: shared.code, mockupGroupId: side.mockup_group_id, width: 1600, extension: 'webp' })}
          size={1024}
          alt={text(sharedTexts.picture, { name: title, side: name(side.name) })}
          eager
          className="size-full object-cover"
        />
      </div>
      {shared.sides.length > 1 ? (
        <fieldset aria-label={text(sharedTexts.sides)} className="mt-3 flex justify-center gap-1.5">
          {shared.sides.map((each, at) => (
            <button
              key={each.mockup_group_id}
              type="button"
              aria-pressed={each === side}
              onClick={() => setIndex(at)}
              className={cx(
                'min-h-target rounded-full border px-4 text-15',
                each === side ? 'border-ink bg-ink text-on-accent' : 'border-line hover:border-ink',
              )}
            >
              <Name of={each.name} />
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function Credits({ shared }: { shared: Shown }) {
  const text = useText();
  if (shared.credits.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="text-13 font-semibold">{text(sharedTexts.credits)}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {shared.credits.map((artist) => (
          <li key={artist.id}>
            <SmartLink
              href={urlFor('artist-name', { name: artist.path_name })}
              className="flex min-h-14 items-center gap-2.5 text-15 font-semibold hover:text-accent"
            >
              <Picture src={artist.profile_src} size={64} alt="" className="size-10 rounded-full bg-tile object-cover" />
              <Name of={artist.name} />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ shared: { price } }: { shared: Shown }) {
  const text = useText();
  if (price === null) return <p className="mt-6 rounded-control bg-tile px-4 py-3 text-15">{text(sharedTexts.notSold)}</p>;
  return <PriceParts price={price} />;
}

/** An ended or unknown link. */
export function ErrorBoundary() {
  const error = useRouteError();
  const text = useText();
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  if (!isGone) return <ErrorPage status={500} />;
  return (
    <div className="page-gutter pt-8">
      <EmptyState
        headingLevel="h1"
        sentence={`${text(sharedTexts.goneTitle)}. ${text(sharedTexts.gone)}`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <ButtonLink href={urlFor('maindetail', {}, { list: 'best-customs' })}>{text(sharedTexts.seeBest)}</ButtonLink>
            <ButtonLink look="secondary" href={urlFor('main')}>
              {text(shell.toHome)}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
