import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '../states.tsx';

/** Where an endless list stands: a page is on its way, more may follow, everything is there, the last page failed (specification 4). */
export type ListStatus = 'loading' | 'loaded' | 'complete' | 'error';

type Props = {
  status: ListStatus;
  /** Asks for the next page; called when the end comes near, and by the retry button. */
  onMore: () => void;
  texts: { noMore: string; failed: string; retry: string };
  /** Shown while a page is on its way. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** A list that grows while the reader scrolls, with the four states of specification 4 and a retry. */
export function InfiniteList({ status, onMore, texts, skeleton, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status !== 'loaded' || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? onMore() : undefined), { rootMargin: '600px 0px' });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [status, onMore]);

  useEffect(() => {
    if (status !== 'error') return;
    window.addEventListener('online', onMore);
    return () => window.removeEventListener('online', onMore);
  }, [status, onMore]);

  return (
    <>
      {children}
      {status === 'loading' ? <div className="mt-7">{skeleton}</div> : null}
      <div ref={end} role="status" className="mt-10 text-center text-13 text-ink-2 empty:mt-0">
        {status === 'complete' ? texts.noMore : null}
      </div>
      {status === 'error' ? <ErrorState sentence={texts.failed} retryLabel={texts.retry} onRetry={onMore} /> : null}
    </>
  );
}
