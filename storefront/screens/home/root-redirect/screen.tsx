import { redirect } from 'react-router';
import { urlFor } from '#contract/routes.ts';

/** The root of the shop is /main (specification 2). */
export function loader() {
  return redirect(urlFor('main'));
}
