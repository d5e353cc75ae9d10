import { type ReactNode, useEffect, useRef } from 'react';

/** An infinite list's state: loading a page, more to load, complete, or the last page failed (specification 4.39). */
export type ListStatus = 'loading' | 'loaded' | 'complete' | 'error';

type Props = {
  status: ListStatus;
  /** Loads the next page; called near the end, and when the browser is online again. */
  onMore: () => void;
  /** Shown below a complete list. */
  noMore: string;
  /** Shown if a page failed, with a retry button. */
  failure: ReactNode;
  /** Shown while a page loads. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** An infinite list with the four states of specification 4.39 and a retry. */
export function InfiniteList({ status, onMore, noMore, failure, skeleton, children }: Props) {
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
      <div ref={end} />
      {status === 'loading' || status === 'loaded' ? (
        <div className="list-goes-on">{status === 'loading' ? <div className="pt-7">{skeleton}</div> : null}</div>
      ) : null}
      <div role="status" className="mt-10 text-center text-13 text-ink-2 empty:mt-0">
        {status === 'complete' ? noMore : null}
      </div>
      {status === 'error' ? failure : null}
    </>
  );
}
