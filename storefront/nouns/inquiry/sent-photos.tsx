import { useText } from '#client/locale/locale-context.tsx';
import type { InquiryPhoto } from '#contract/rest/inquiries.ts';
import { Picture } from '#ui/picture.tsx';
import { ownInquiryTexts } from './texts.ts';

/** Photos attached to an inquiry; each opens full size in a new window. */
export function SentPhotos({ photos }: { photos: readonly InquiryPhoto[] }) {
  const text = useText();
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ src }, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener noreferrer" className="block">
            <Picture
              src={src}
              size={256}
              alt={text(ownInquiryTexts.photo, { index: index + 1 })}
              className="size-24 rounded-tile bg-tile object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
