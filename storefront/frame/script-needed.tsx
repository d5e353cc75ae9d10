import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';

/** What a screen that works by scripts alone says where there are none. */
export function ScriptNeeded() {
  const text = useText();
  return (
    <noscript>
      <p className="mb-6 text-17 font-semibold">{text(shell.scriptNeeded)}</p>
    </noscript>
  );
}
