import { useState } from 'react';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { GraphicCard } from '../nouns/graphic/graphic-card.tsx';
import { BlockCarousel } from './block-carousel.tsx';
import type { BlockProps, Thumbnail } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { mainMessages } from './texts.ts';

/** TAG: chips, and a carousel of graphics for the chosen one, the first to begin with; a sentence when it has none (specification 2, 4). */
export function TagBlock({ block, isFirst }: BlockProps) {
  const text = useText();
  const name = useName();
  const [index, setIndex] = useState(0);
  if (block.thumbnails.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <Tabs
        label={name(block.title) || text(mainMessages.tabs)}
        look="chip"
        value={String(index)}
        onChange={(value) => setIndex(Number(value))}
        tabs={block.thumbnails.map((tag, position) => ({
          value: String(position),
          label: name(tag.title),
          content: <TagGraphics tag={tag} />,
        }))}
      />
    </BlockFrame>
  );
}

function TagGraphics({ tag }: { tag: Thumbnail }) {
  const text = useText();
  const name = useName();
  const graphics = tag.items.flatMap(({ id, graphic }) => (graphic ? [{ id, graphic }] : []));
  if (graphics.length === 0) return <p className="py-16 text-center text-15 text-ink-2">{text(mainMessages.noGraphics)}</p>;
  return (
    <BlockCarousel kind="TAG" label={name(tag.title)} count={graphics.length}>
      {graphics.map(({ id, graphic }) => (
        <GraphicCard key={id} graphic={graphic} />
      ))}
    </BlockCarousel>
  );
}
