import { writtenLanguage } from '#rules/shop/locale.ts';
import { Picture } from '../picture.tsx';
import { SmartLink } from '../smart-link.tsx';

export type TileArtist = { name: string; image_src: string | null; profile_src: string | null };

/** An artist: a graphic as the image, with avatar and name below. */
export function ArtistTile({ artist, href, note }: { artist: TileArtist; href: string; note?: string | null }) {
  return (
    <article className="group">
      <SmartLink href={href} className="block rounded-tile">
        <div className="relative aspect-4/5 overflow-hidden rounded-tile bg-tile">
          <Picture
            src={artist.image_src ?? artist.profile_src}
            size={768}
            ratio={0.8}
            // Covers are wide, and this portrait crop shows a third of one.
            sizes="(min-width: 1024px) 1030px, 150vw"
            alt=""
            className="size-full object-cover transition-transform duration-180 group-hover:scale-102 motion-reduce:transform-none"
          />
        </div>
        <div className="mt-3 flex items-center gap-3">
          <Picture src={artist.profile_src} size={64} alt="" className="size-10 shrink-0 rounded-full bg-tile object-cover" />
          <div className="min-w-0">
            <h3 lang={writtenLanguage(artist.name)} className="line-clamp-2 text-15 font-extrabold">
              {artist.name}
            </h3>
            {note ? <p className="truncate text-13 text-ink-2">{note}</p> : null}
          </div>
        </div>
      </SmartLink>
    </article>
  );
}
