import { connection } from '#client/connection/connection.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useStore } from '#client/stores/store.ts';

/** One line below the header, which it pushes nothing out of, while the shop cannot be reached. */
export function OfflineBar() {
  const text = useText();
  const isReachable = useStore(connection.isReachable, () => true);
  return (
    <div role="status">
      {isReachable ? null : (
        <p className="bg-ink px-4 py-2 text-center text-13 text-on-accent" data-part="offline">
          {text(shell.offline)}
        </p>
      )}
    </div>
  );
}
