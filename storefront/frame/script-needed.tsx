import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';

/**
 * The notice shown when scripts are disabled: pages can be read, but not searched, and designing, buying and signing in need scripts.
 * Rendered by the frame so every screen has it.
 */
export function ScriptNeeded() {
  const text = useText();
  return (
    <noscript>
      <p className="page-gutter py-4 text-17 font-semibold">{text(shell.scriptNeeded)}</p>
    </noscript>
  );
}
