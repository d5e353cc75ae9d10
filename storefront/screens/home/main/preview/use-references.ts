import { useEffect, useRef, useState } from 'react';
import { runQuery } from '#client/wire/run-query.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { referenceKey, referencesOf } from '#rules/home/page/page-problems.ts';
import { findReferences } from '#storefront/home/find-references.ts';
import type { FoundReferences } from '#storefront/home/shown-blocks.ts';
import { notifyBuilder } from './use-builder.ts';

/** Debounce in ms before loading references: people pick one thing after another. */
const quietMs = 300;

/** Retry delay in ms. */
const againMs = 2_000;

const nothingFound: FoundReferences = { products: [], designs: [], artists: [], graphics: [], reviews: [] };

/** Requests as a visitor regardless of the session, so the page looks as shoppers will see it. */
const asVisitor: typeof fetch = (input, init) => fetch(input, { ...init, headers: { 'content-type': 'application/json' } });

/**
 * The references of a draft's blocks: null until the first response, and the previous ones while loading more, so text changes show while
 * typing.
 */
export function useReferences(blocks: readonly PageBlock[] | null): FoundReferences | null {
  const [found, setFound] = useState<FoundReferences | null>(null);
  const turn = useRef(0);
  const latest = useRef(blocks);
  latest.current = blocks;
  // Reloaded when the references change, not on every keystroke.
  const asked = blocks === null ? null : referencesOf(blocks).map(referenceKey).sort().join();
  useEffect(() => {
    const { current } = latest;
    if (asked === null || current === null) return;
    turn.current += 1;
    const own = turn.current;
    const ask = () =>
      findReferences(current, (operation, variables) => runQuery(operation, variables, asVisitor)).then(
        (answer) => {
          if (own === turn.current) setFound(answer);
        },
        () => {
          if (own !== turn.current) return;
          notifyBuilder({ type: 'error', what: 'REFERENCES' });
          // Text and images need no references; the rest shows after a retry.
          setFound((known) => known ?? nothingFound);
          timer = setTimeout(ask, againMs);
        },
      );
    let timer = setTimeout(ask, own === 1 ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return found;
}
