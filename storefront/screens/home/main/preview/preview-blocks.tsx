import { type PointerEvent, useEffect, useRef } from 'react';
import type { ReviewItem } from '#client/graphql/operations.generated.ts';
import { useLocale } from '#client/locale/locale-context.tsx';
import { type Packed, useUnpacked } from '#storefront/frame/packed.ts';
import type { Block } from '#storefront/home/block-data.ts';
import { componentOf } from '#storefront/home/registry.ts';
import { shownBlocks } from '#storefront/home/shown-blocks.ts';
import { cx } from '#ui/class-names.ts';
import { fieldOf } from './field-of.ts';
import { makeInert } from './inert.ts';
import { tellBuilder, useBuilder } from './use-builder.ts';
import { useReferences } from './use-references.ts';

type Props = { initial: Block[]; packed: Packed<{ newest: ReviewItem[] }>; autoplay: number | null };

/**
 * The blocks of the home page as the builder has them: the ones that are published until it sends a draft. Each stands in an element that says
 * which it is; nothing on the page leads anywhere, and a press tells the builder what was pressed.
 */
export function PreviewBlocks({ initial, packed, autoplay }: Props) {
  const locale = useLocale();
  const { newest } = useUnpacked(packed);
  const { draft, focused } = useBuilder();
  const found = useReferences(draft?.blocks ?? null);
  const blocks = draft === null || found === null ? initial : shownBlocks(draft.blocks, found, locale, newest);
  const shownRev = draft !== null && found !== null ? draft.rev : null;
  useEffect(makeInert, []);
  useEffect(() => {
    if (shownRev !== null) tellBuilder({ type: 'drawn', rev: shownRev });
  }, [shownRev]);
  return blocks.map((block, index) => (
    <Shown key={block.id} block={block} isFirst={index === 0} autoplay={autoplay} isFocused={focused?.block === block.id} turn={focused?.turn ?? 0} />
  ));
}

type ShownProps = { block: Block; isFirst: boolean; autoplay: number | null; isFocused: boolean; turn: number };

function Shown({ block, isFirst, autoplay, isFocused, turn }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Asked for again is brought into view again.
    if (isFocused && turn > 0) place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [isFocused, turn]);
  const Component = componentOf(block);
  if (Component === null) return null;
  const select = ({ target, currentTarget }: PointerEvent<HTMLElement>) =>
    tellBuilder({ type: 'select', block: block.id, field: fieldOf(block, target as Element, currentTarget) });
  return (
    <div
      ref={place}
      data-block={block.id}
      data-focused={isFocused}
      onPointerDown={select}
      className={cx('cursor-pointer outline-accent -outline-offset-2 hover:outline-2', isFocused && 'outline-2')}
    >
      <Component block={block} isFirst={isFirst} autoplay={autoplay} />
    </div>
  );
}
