import type { ComponentType } from 'react';
import { Button } from '#ui/button.tsx';
import { onDemand } from '#ui/on-demand.tsx';
import { useText } from '../locale/locale-context.tsx';
import { shell } from '../locale/shell.ts';
import { fetchBuild } from './build-of-page.ts';
import { connection } from './connection.ts';

/**
 * A view loaded when first opened: `const Panel = fetchedView(() => import("./panel.tsx").then((file) => file.Panel))`. If its script
 * fails to load, a bar at the bottom says so and offers a retry; the page and its input stay.
 */
export function fetchedView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  return onDemand(
    () =>
      load().catch((error: unknown) => {
        // Removed by a newer build, or no network: this tells the next navigation which.
        fetchBuild().catch(connection.lost);
        throw error;
      }),
    { Failed: ViewFailed, Waiting },
  );
}

function ViewFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-70 mx-auto flex max-w-form items-center justify-between gap-4 rounded-control bg-ink py-2 pr-2 pl-4 text-15 text-on-accent lg:bottom-8"
    >
      <span>{text(shell.viewFailed)}</span>
      <Button look="secondary" onClick={onRetry} className="shrink-0">
        {text(shell.retry)}
      </Button>
    </div>
  );
}
