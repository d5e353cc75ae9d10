import type { GraphicItem } from '#client/graphql/operations.generated.ts';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { ColorGround } from '#ui/tiles/color-ground.tsx';
import { graphicUrl } from './graphic-card.tsx';

/** Graphics edge to edge, like patches of one cloth: only pictures; each link says name and artist, shown when pointed at or focused. */
export function GraphicQuilt({ graphics }: { graphics: readonly GraphicItem[] }) {
  const { name } = useLanguage();
  return (
    <ul className="-mx-gutter grid grid-cols-3 md:grid-cols-4 lg:mx-0 lg:grid-cols-6">
      {graphics.map((graphic) => (
        <li key={graphic.id}>
          <SmartLink href={graphicUrl(graphic)} className="group relative block aspect-square overflow-hidden bg-tile">
            <ColorGround color={graphic.background_color} />
            <Picture
              src={graphic.src}
              size={256}
              alt=""
              className="absolute inset-0 m-auto h-[64%] w-[64%] object-contain transition-transform duration-180 group-hover:scale-104 motion-reduce:transform-none"
            />
            <span className="absolute inset-x-2 bottom-2 truncate rounded-control bg-ground px-2 py-1 text-13 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100">
              <span className="font-semibold">{name(graphic.name)}</span> {name(graphic.artist?.name)}
            </span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
