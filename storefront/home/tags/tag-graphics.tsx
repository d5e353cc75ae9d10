import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { GraphicCard } from '../../nouns/graphic/graphic-card.tsx';
import { BlockCarousel } from '../block-carousel.tsx';
import { mainMessages } from '../texts.ts';

/** A tag's graphics, or a message if it has none. */
export function TagGraphics({ label, graphics }: { label: string; graphics: readonly GraphicItem[] }) {
  const text = useText();
  if (graphics.length === 0) return <p className="py-16 text-center text-15 text-ink-2">{text(mainMessages.noGraphics)}</p>;
  return (
    <BlockCarousel kind="TAG" label={label} count={graphics.length}>
      {graphics.map((graphic) => (
        <GraphicCard key={graphic.id} graphic={graphic} />
      ))}
    </BlockCarousel>
  );
}
