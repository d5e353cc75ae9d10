import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { isWorn } from '#rules/catalogue/product-facts.ts';
import type { ProductPage } from './product-data.ts';
import { productTexts } from './texts.ts';

/** Sticky links to the page's sections, highlighting the current one. */
export function SectionLinks({ product }: { product: ProductPage }) {
  const text = useText();
  const links = [
    { id: 'information', label: text(productTexts.information) },
    ...(product.size_measures.length > 0
      ? [{ id: 'size', label: text(isWorn(product.facts?.kind) ? productTexts.size_table : productTexts.measure_table) }]
      : []),
    { id: 'reviews', label: text(productTexts.reviews, { count: product.review_count }) },
    { id: 'questions', label: text(productTexts.questions) },
    { id: 'delivery', label: text(productTexts.delivery) },
  ];
  const current = useSectionInSight(links.map(({ id }) => id).join(' '));
  return (
    <nav
      aria-label={text(productTexts.sections)}
      className="block-gap sticky top-14 z-20 -mx-gutter border-y border-line bg-ground lg:top-18 lg:mx-0"
    >
      <ul className="no-scrollbar flex overflow-x-auto">
        {links.map((link) => (
          <li key={link.id} className="grow lg:flex-1">
            <a
              href={`#${link.id}`}
              aria-current={link.id === current ? 'true' : undefined}
              className="flex min-h-12 items-center justify-center border-b-2 px-2 whitespace-nowrap border-transparent text-15 font-semibold text-ink-2 hover:text-ink aria-[current=true]:border-ink aria-[current=true]:text-ink"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the section crossing the upper third of the screen; null above the first. `ids` is space-separated. */
function useSectionInSight(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) crossing[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(sections.findLast(({ id }) => crossing.has(id))?.id ?? null);
      },
      // A line below the header and these links.
      { rootMargin: '-30% 0px -70% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
