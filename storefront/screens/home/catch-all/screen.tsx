import { data, type MetaFunction } from 'react-router';
import { errorMessages } from '#client/wire/error-texts.ts';
import { ErrorPage } from '#storefront/frame/error-page.tsx';
import { pageMeta } from '#storefront/frame/page-meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: errorMessages.notFoundTitle, isIndexed: false });

/** The 404 page (specification 2.52). */
export default function CatchAll() {
  return <ErrorPage status={404} />;
}
