import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useName } from '#client/locale/locale-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import { graphicUrl } from './graphic-card.tsx';

/** Graphics without gaps, like patches of one cloth; each picture has its name. */
export function GraphicQuilt({ graphics }: { graphics: readonly GraphicItem[] }) {
  const name = useName();
  return (
    <ul className="-mx-gutter grid grid-cols-3 md:grid-cols-4 lg:mx-0 lg:grid-cols-6">
      {graphics.map((graphic) => (
        <li key={graphic.id}>
          <SmartLink href={graphicUrl(graphic)} className="group relative block aspect-square overflow-hidden">
            <ColorGround color={graphic.background_color} />
            <Picture src={graphic.src} size={256} alt={name(graphic.name)} className="tile-graphic" />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
