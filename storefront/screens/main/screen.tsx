import type { MetaFunction } from 'react-router';
import { ShopHeader } from '../../layout/header.tsx';
import { useLayoutFacts } from '../../layout/use-layout-facts.ts';
import { pageMeta } from '../../page-meta.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { title: '' });

/** The home page. */
export default function MainScreen() {
  const { title } = useLayoutFacts();
  return (
    <>
      <ShopHeader />
      <h1 className="sr-only">{title}</h1>
    </>
  );
}
