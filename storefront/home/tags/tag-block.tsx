import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { BlockProps } from '../block-data.ts';
import { BlockFrame } from '../block-frame.tsx';
import { mainMessages } from '../texts.ts';
import { TagGraphics } from './tag-graphics.tsx';

const later = () => import('./later-graphics.tsx');
const LaterGraphics = fetchedView(
  () => later().then((file) => file.LaterGraphics),
  // About as high as the carousel; the precise placeholder comes with the script.
  () => <Skeleton className="h-70 md:h-80 lg:h-110" />,
);

/**
 * TAG: chips, and a carousel of graphics for the selected one, initially the first; a message if it has none (specification 2.107, 4). Graphics
 * of hidden tags load when a pointer or the focus reaches the chips.
 */
export function TagBlock({ block, isFirst }: BlockProps) {
  const { text, name } = useLanguage();
  const [index, setIndex] = useState(0);
  if (block.thumbnails.length === 0) return null;
  const readHidden = () => {
    const lists = block.thumbnails.flatMap(({ later: ids }) => (ids ? [ids] : []));
    later().then(
      ({ readTogether }) => readTogether(lists),
      // Errors show when the tag is opened.
      () => undefined,
    );
  };
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <Tabs
        label={name(block.title) || text(mainMessages.tabs)}
        look="chip"
        value={String(index)}
        onChange={(value) => setIndex(Number(value))}
        onApproach={readHidden}
        tabs={block.thumbnails.map(({ title, items, later: ids }, position) => ({
          value: String(position),
          label: name(title),
          content: ids ? (
            <LaterGraphics label={name(title)} ids={ids} />
          ) : (
            <TagGraphics label={name(title)} graphics={items.flatMap(({ graphic }) => graphic ?? [])} />
          ),
        }))}
      />
    </BlockFrame>
  );
}
