import { useQuery } from '@tanstack/react-query';
import { call } from '../session/wire.ts';

/** How long an address that was handed out is used again, in ms; it is good for an hour. */
const FRESH = 30 * 60_000;

interface Props {
  /** Addresses as tables keep them. */
  srcs: readonly string[];
  /** What the first, second, ... photo is called. */
  name: (index: number) => string;
}

/** Photos that only staff may see, under addresses of their own; each opens in full. */
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
