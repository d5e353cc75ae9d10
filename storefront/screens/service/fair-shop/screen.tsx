import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { fairShopTexts, promises } from './texts.ts';

export const meta: MetaFunction = (args) => pageMeta(args);

/**
 * What the shop never does to a shopper. Journeys test it: nothing pre-ticked (guest, social-sign-in), the first price in the cart
 * (product), popups that stay closed (popup.test.ts), withdrawal with one press (profile), equal buttons (dialog-view).
 */
export default function FairShopScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  return (
    <div className="page-gutter max-w-reading pt-8 pb-16 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <p className="mt-2 text-17 text-ink-2">{text(fairShopTexts.lead)}</p>
      <ol className="mt-8">
        {promises.map(({ title, content }) => (
          <li key={title.en} className="border-t border-line py-5">
            <h2 className="text-17 font-extrabold">{text(title)}</h2>
            <p className="mt-1 text-15 text-ink-2">{text(content)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
