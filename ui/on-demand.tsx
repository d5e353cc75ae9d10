import { type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { beginWaiting } from './under-way.ts';

type Options = {
  /** Shown if the script fails to load; nothing if optional. */
  Failed?: ComponentType<{ onRetry: () => void }> | undefined;
  /** Shown while loading. */
  Waiting?: ComponentType | undefined;
  /** No progress bar, since nobody requested it. */
  isQuiet?: boolean;
};

/** Automatic retry delay in ms. */
const againMs = 5_000;

/**
 * A view whose script is loaded when first shown. React's `lazy` fails the whole page and never retries. This shows the error in place and
 * retries: on press, after a delay, and when back online.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, options: Options = {}): ComponentType<Props> {
  const source: Source<Props> = { View: null, load, ...options };
  return (props) => <Fetched source={source} props={props} />;
}

type Source<Props> = Options & { View: ComponentType<Props> | null; load: () => Promise<ComponentType<Props>> };

function Fetched<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const { View, Failed, Waiting } = source;
  const { hasFailed, ask } = useFetch(source);
  if (View !== null) return <View {...props} />;
  if (hasFailed) return Failed ? <Failed onRetry={ask} /> : null;
  return Waiting ? <Waiting /> : null;
}

function useFetch<Props>(source: Source<Props>): { hasFailed: boolean; ask: () => void } {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(() => {
    const end = source.isQuiet ? () => undefined : beginWaiting();
    setFailed(false);
    source
      .load()
      .then(
        (loaded) => {
          source.View = loaded;
          redraw();
        },
        () => setFailed(true),
      )
      .finally(end);
  }, [source]);
  useEffect(() => {
    if (source.View === null) ask();
  }, [source, ask]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(ask, againMs);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [hasFailed, ask]);
  return { hasFailed, ask };
}
