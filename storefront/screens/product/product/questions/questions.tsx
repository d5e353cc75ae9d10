import { useEffect, useRef, useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import type { ProductPage } from '../product-data.ts';
import { productTexts } from '../texts.ts';
import { BoardWaiting } from './board-waiting.tsx';

const Board = fetchedView(() => import('./board.tsx').then((file) => file.Board), BoardWaiting);

/** A product's board, loaded when scrolled near. */
export function Questions({ product }: { product: ProductPage }) {
  const text = useText();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearness(section);
  return (
    <section
      ref={section}
      id="questions"
      aria-labelledby="questions-title"
      className="block-gap drawn-later mx-auto max-w-reading scroll-mt-28"
    >
      <h2 id="questions-title" className="text-20 font-extrabold">
        {text(productTexts.questionsTitle)}
      </h2>
      {isNear ? <Board product={product} /> : <BoardWaiting />}
    </section>
  );
}

function useNearness(section: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !section.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '400px 0px' });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [isNear, section]);
  return isNear;
}
