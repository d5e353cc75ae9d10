import { useQuery } from '@tanstack/react-query';
import { call } from '../session/wire.ts';

/** How long a signed URL is reused, in ms; it is valid for an hour. */
const FRESH = 30 * 60_000;

interface Props {
  /** URLs as stored in tables. */
  srcs: readonly string[];
  /** The accessible name of each photo. */
  name: (index: number) => string;
}

/** Photos visible to staff only, through signed URLs. Each opens full size. */
export function ClosedPhotos({ srcs, name }: Props) {
  const { data } = useQuery({
    queryKey: ['photos', srcs],
    queryFn: () => call<{ srcs: string[] }>('POST', '/photos/addresses', { body: { srcs } }),
    enabled: srcs.length > 0,
    staleTime: FRESH,
  });
  return (
    <ul className="flex flex-wrap gap-2">
      {(data?.srcs ?? []).map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <img src={src} alt={name(index + 1)} className="size-28 rounded-tile bg-tile object-cover" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
