import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';

/**
 * What every page says where scripts are off: much can be read without them, but nothing searched for, designed, bought or signed in to. The
 * frame says it, so that no screen can forget to.
 */
export function ScriptNeeded() {
  const text = useText();
  return (
    <noscript>
      <p className="page-gutter py-4 text-17 font-semibold">{text(shell.scriptNeeded)}</p>
    </noscript>
  );
}
