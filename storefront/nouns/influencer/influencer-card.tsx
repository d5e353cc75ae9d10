import type { InfluencerItem } from '#client/graphql/operations.generated.ts';
import { Name } from '#client/locale/name.tsx';
import { urlFor } from '#contract/routes.ts';
import { Picture } from '#ui/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';

/** An influencer: photo, name and a short description. */
export function InfluencerCard({ influencer }: { influencer: InfluencerItem }) {
  return (
    <SmartLink href={urlFor('influencer', { id: influencer.id })} className="group block text-center">
      <span className="mx-auto block aspect-square w-3/4 overflow-hidden rounded-full bg-tile">
        <Picture src={influencer.image_src} size={256} alt="" className="size-full object-cover tile-zoom" />
      </span>
      <span className="mt-3 block text-15 font-semibold">
        <Name of={influencer.name} />
      </span>
      <span className="mt-0.5 line-clamp-2 block text-13 text-ink-2">
        <Name of={influencer.description} />
      </span>
    </SmartLink>
  );
}
