import type { Picture as LibraryPicture } from '#contract/rest/admin/pictures.ts';
import { Picture } from '#ui/picture.tsx';
import { fieldTexts as texts } from '../texts.ts';

/** Library images to choose from, each a labelled button. */
export function PictureGrid({
  pictures,
  chosen,
  onChoose,
}: {
  pictures: readonly LibraryPicture[];
  chosen?: string | undefined;
  onChoose: (picture: LibraryPicture) => void;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            aria-pressed={chosen === undefined ? undefined : chosen === picture.src}
            onClick={() => onChoose(picture)}
            className="block w-full overflow-hidden rounded-control border border-line text-left hover:border-ink aria-pressed:border-ink aria-pressed:ring-1 aria-pressed:ring-ink"
          >
            <span className="block aspect-square bg-tile">
              {/* A replaced file has a new version, which bypasses the browser's cache. */}
              <Picture key={picture.version} src={picture.original} size={256} alt={picture.alt.ko} className="size-full object-contain" />
            </span>
            <span className="block border-t border-line px-2 py-1.5">
              <span className="block truncate text-12 font-semibold">{picture.name}</span>
              <span className="block truncate text-12 text-ink-2 tabular-nums">{texts.size(picture.width, picture.height)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
