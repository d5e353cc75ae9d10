import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ReviewItem } from '#client/graphql/operations.generated.ts';
import { useLocale } from '#client/locale/locale-context.tsx';
import { runQuery } from '#client/wire/run-query.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { referenceKey, referencesOf } from '#rules/home/page/page-problems.ts';
import { makeInert } from '#storefront/frame/guards/inert.ts';
import { type Packed, useUnpacked } from '#storefront/frame/packed.ts';
import type { Block } from '#storefront/home/block-data.ts';
import { findReferences } from '#storefront/home/find-references.ts';
import { componentOf } from '#storefront/home/registry.ts';
import { type FoundReferences, shownBlocks } from '#storefront/home/shown-blocks.ts';
import { wantsStillness } from '#ui/carousel/reduced-motion.ts';
import { cx } from '#ui/class-names.ts';
import { notifyBuilder, useBuilder } from './use-builder.ts';

type Props = { initial: Block[]; packed: Packed<{ newest: ReviewItem[] }>; autoplay: number | null };

/**
 * The home page's blocks in the builder: the published ones until it sends a draft. Each is wrapped in an element that identifies it. The
 * page is inert, and a press tells the builder what was pressed.
 */
export function PreviewBlocks({ initial, packed, autoplay }: Props) {
  const locale = useLocale();
  const { newest } = useUnpacked(packed);
  const { draft, focused } = useBuilder();
  const found = useReferences(draft?.blocks ?? null);
  const isDrafted = draft !== null && found !== null;
  const blocks = isDrafted ? shownBlocks(draft.blocks, found, locale, newest) : initial;
  const shownRev = isDrafted ? draft.rev : null;
  const pressed = usePresses(blocks);
  useEffect(() => {
    if (shownRev !== null) notifyBuilder({ type: 'drawn', rev: shownRev });
  }, [shownRev]);
  return blocks.map((block, index) => (
    <Shown
      key={block.id}
      block={block}
      isFirst={index === 0}
      autoplay={autoplay}
      turn={focused !== null && focused.block === block.id ? focused.turn : 0}
      pressed={pressed}
    />
  ));
}

/** Reports the pressed block and field to the builder. Returns the id of a pressed block until it is selected. */
function usePresses(blocks: readonly Block[]): RefObject<string | null> {
  const shown = useRef(blocks);
  shown.current = blocks;
  const pressed = useRef<string | null>(null);
  if (!blocks.some(({ id }) => id === pressed.current)) pressed.current = null;
  useEffect(
    () =>
      makeInert((target) => {
        const place = target.closest('[data-block]');
        const block = shown.current.find(({ id }) => id === place?.getAttribute('data-block'));
        if (place === null || !block) return;
        if (place.getAttribute('data-chosen') !== 'true') pressed.current = block.id;
        notifyBuilder({ type: 'select', block: block.id, field: fieldOf(block, target, place) });
      }),
    [],
  );
  return pressed;
}

interface ShownProps {
  block: Block;
  isFirst: boolean;
  autoplay: number | null;
  /** The builder's scroll counter when this block was focused; 0 if it is not selected. */
  turn: number;
  /** A block pressed here and about to be selected. Until then nothing scrolls, so the next press hits the same block. */
  pressed: RefObject<string | null>;
}

function Shown({ block, isFirst, autoplay, turn, pressed }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (turn === 0 || current === null) return;
    const { current: pressedId } = pressed;
    if (pressedId === block.id) pressed.current = null;
    if (pressedId !== null) return;
    const { top, bottom } = current.getBoundingClientRect();
    if (top >= 0 && bottom <= window.innerHeight) return;
    // Scrolls this frame only: scrollIntoView would also scroll the surrounding builder away from the form.
    window.scrollTo({ top: window.scrollY + (top + bottom - window.innerHeight) / 2, behavior: wantsStillness() ? 'instant' : 'smooth' });
  }, [turn, block.id, pressed]);
  const Component = componentOf(block);
  if (Component === null) return null;
  return (
    <div
      ref={place}
      data-block={block.id}
      data-chosen={turn > 0}
      // An overlay: images in the block would hide its outline.
      className={cx(
        'relative cursor-pointer after:pointer-events-none after:absolute after:inset-0 after:z-10 after:outline-accent after:-outline-offset-2',
        turn > 0 ? 'after:outline-2' : 'hover:after:outline-1',
      )}
    >
      <Component block={block} isFirst={isFirst} autoplay={autoplay} />
    </div>
  );
}

const slide = '[aria-roledescription="slide"]';
const parts = [slide, '[role="tab"]', '[role="tabpanel"]', 'li'] as const;

/** The pressed field of a block: its heading, an image or tag by index, or the whole block (''). */
function fieldOf(block: Block, pressed: Element, place: Element): string {
  if (pressed.closest('h2') !== null) return 'title';
  for (const part of parts) {
    const found = pressed.closest(part);
    if (found === null || !place.contains(found)) continue;
    const thumbnail = block.thumbnails[[...place.querySelectorAll(part)].indexOf(found)];
    if (thumbnail) return `thumbnails.${thumbnail.id}`;
  }
  if (block.items.length > 0) return 'items';
  return block.thumbnails.length === 1 ? `thumbnails.${block.thumbnails[0]?.id}` : '';
}

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
function useReferences(blocks: readonly PageBlock[] | null): FoundReferences | null {
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
