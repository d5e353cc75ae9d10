import { useSearchParams } from 'react-router';

const ROW = /^[1-9]\d{0,14}$/;

/** The thing that the form of a new one begins as a copy of (`?copy=12`); null where the address names none. */
export function useCopied(): string | null {
  const [search] = useSearchParams();
  const copied = search.get('copy') ?? '';
  return ROW.test(copied) ? copied : null;
}
