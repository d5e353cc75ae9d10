import { type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { beginWaiting } from './under-way.ts';

type Options = {
  /** Shown in its place when its script did not come; nothing where the page does without it. */
  Failed?: ComponentType<{ onRetry: () => void }> | undefined;
  /** Shown until it is there. */
  Waiting?: ComponentType | undefined;
  /** Nobody waits for it: no bar. */
  isQuiet?: boolean;
};

/** Milliseconds until a script that did not come is asked for again without a press. */
const againMs = 5_000;

/**
 * A view whose script is fetched when it is shown first. React's `lazy` ends the whole page when that fails, and never asks again;
 * this one says so in place, keeps everything around it, and asks again: on a press, after a while, and when the network is back.
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
