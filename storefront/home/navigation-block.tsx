import { useName } from '#client/locale/locale-context.tsx';
import { Picture } from '#ui/picture.tsx';
import type { BlockProps } from './block-data.ts';
import { BlockFrame } from './block-frame.tsx';
import { ThumbnailLink } from './thumbnail-link.tsx';
import { useBlockLabel } from './use-block-label.ts';

/** NAVIGATION: links with image and title, five to a row (specification 2.102). */
export function NavigationBlock({ block, isFirst }: BlockProps) {
  const name = useName();
  const label = useBlockLabel(block);
  const { thumbnails } = block;
  if (thumbnails.length === 0) return null;
  return (
    <BlockFrame block={block} isFirst={isFirst}>
      <nav aria-label={label}>
        <ul className="mx-auto grid max-w-reading grid-cols-5 gap-x-2 gap-y-5 lg:max-w-none lg:gap-x-6">
          {thumbnails.map((thumbnail) => (
            <li key={thumbnail.id}>
              <ThumbnailLink url={thumbnail.thumbnail_url} className="block text-center">
                <span className="mx-auto block aspect-square w-full max-w-32 overflow-hidden rounded-full bg-tile">
                  <Picture src={thumbnail.thumbnail_src} size={128} alt="" className="size-full object-cover" />
                </span>
                <span className="mt-2 block text-12 font-semibold lg:text-15">{name(thumbnail.title)}</span>
              </ThumbnailLink>
            </li>
          ))}
        </ul>
      </nav>
    </BlockFrame>
  );
}
