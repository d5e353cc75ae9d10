import { redirect } from 'react-router';
import { urlFor } from '#contract/routes.ts';

/** The shop's root redirects to /main (specification 2.51). */
export function loader() {
  return redirect(urlFor('main'));
}
