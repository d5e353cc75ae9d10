import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';
import { checkBlocks } from '../page-calls.ts';

/** Debounce in ms before validating. */
const quietMs = 600;

/** A draft's problems as publishing would report them, validated once typing pauses. */
export function useProblems(blocks: readonly PageBlock[]): readonly NamedProblem[] {
  const [asked, setAsked] = useState(blocks);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(blocks), quietMs);
    return () => clearTimeout(timer);
  }, [blocks]);
  const { data } = useQuery({
    queryKey: ['page-problems', asked],
    queryFn: ({ signal }) => checkBlocks(asked, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return data?.problems ?? [];
}
