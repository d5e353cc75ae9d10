import { useSearchParams } from 'react-router';

const ROW = /^[1-9]\d{0,14}$/;

/** The id of the item a new form copies (`?copy=12`); null if none. */
export function useCopied(): string | null {
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? '';
  return ROW.test(copied) ? copied : null;
}
