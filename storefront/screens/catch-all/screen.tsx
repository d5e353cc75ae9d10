import { data, type MetaFunction } from 'react-router';
import { ErrorPage } from '../../layout/error-page.tsx';
import { errorMessages } from '../../messages/errors.ts';
import { pageMeta } from '../../page-meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: MetaFunction = (args) => pageMeta(args, { title: errorMessages.notFoundTitle, isIndexed: false });

/** Every address no route knows (specification 2). */
export default function CatchAll() {
  return <ErrorPage status={404} />;
}
