import { useEffect, useRef, useState } from 'react';
import { runQuery } from '#client/wire/run-query.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { referenceKey, referencesOf } from '#rules/home/page/page-problems.ts';
import { findReferences } from '#storefront/home/find-references.ts';
import type { FoundReferences } from '#storefront/home/shown-blocks.ts';
import { pageReferencesQuery } from '../operations.ts';
import { tellBuilder } from './use-builder.ts';

/** Milliseconds of quiet before the shop is asked what new blocks refer to: people pick one thing after the other. */
const quietMs = 300;

/** Milliseconds until what failed is asked again. */
const againMs = 2_000;

const nothingFound: FoundReferences = { products: [], designs: [], artists: [], graphics: [], reviews: [] };

/** Asks as a visitor, whoever is signed in here: the page is drawn as shoppers will see it. */
const asVisitor: typeof fetch = (input, init) => fetch(input, { ...init, headers: { 'content-type': 'application/json' } });

/**
 * What the blocks of a draft refer to, as far as it is known: null until the first answer, and what was known before while more is asked for, so
 * that words change on the page as they are typed.
 */
export function useReferences(blocks: readonly PageBlock[] | null): FoundReferences | null {
  const [found, setFound] = useState<FoundReferences | null>(null);
  const turn = useRef(0);
  const latest = useRef(blocks);
  latest.current = blocks;
  // Requested again when the references change, not with every keystroke.
  const asked = blocks === null ? null : referencesOf(blocks).map(referenceKey).sort().join();
  useEffect(() => {
    const { current } = latest;
    if (asked === null || current === null) return;
    turn.current += 1;
    const own = turn.current;
    const ask = () =>
      findReferences(current, (variables) => runQuery(pageReferencesQuery, variables, asVisitor)).then(
        (answer) => {
          if (own === turn.current) setFound(answer);
        },
        (error: unknown) => {
          if (own !== turn.current) return;
          tellBuilder({ type: 'error', said: String(error).slice(0, 500) });
          // Words and pictures need no answer; the rest comes when the shop has time again.
          setFound((known) => known ?? nothingFound);
          timer = setTimeout(ask, againMs);
        },
      );
    let timer = setTimeout(ask, own === 1 ? 0 : quietMs);
    return () => clearTimeout(timer);
  }, [asked]);
  return found;
}
