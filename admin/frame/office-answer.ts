import { tabStorage } from '#client/stores/browser-storage.ts';

/** Time for the server to answer, in ms. */
const answerWithin = 10_000;

/** The server's answer about the back office: none, the page's own build, or a newer one, named by its entry script. */
export type OfficeAnswer = { is: 'gone' | 'same' } | { is: 'newer'; build: string };

/**
 * Asks the server for the document of the back office and compares its entry script with the page's own (`ownEntry`; null under the
 * development server, which knows no builds).
 */
export async function officeAnswer(own: string | null): Promise<OfficeAnswer> {
  const document = await officeDocument().catch(() => null);
  if (document === null) return { is: 'gone' };
  const build = entryTag.exec(document)?.[1];
  return own === null || build === undefined || build === own ? { is: 'same' } : { is: 'newer', build };
}

const built = String.raw`/admin/assets/[\w.-]+\.js`;
/** The entry script in the document of a build. */
const entryTag = new RegExp(`<script type="module"[^>]* src="(${built})"`);
const builtPath = new RegExp(`^${built}$`);

/** The path of the page's own entry script; null without a build. Browser extensions may add scripts to the document. */
export function ownEntry(scripts: Iterable<Pick<HTMLScriptElement, 'src' | 'type'>>, origin: string): string | null {
  for (const { src, type } of scripts) {
    const { origin: from, pathname } = new URL(src, origin);
    if (type === 'module' && from === origin && builtPath.test(pathname)) return pathname;
  }
  return null;
}

/**
 * True once per tab and build: the page may reload by itself. Not again, or a crashing screen would reload for ever while a cache or
 * second server serves the old build.
 */
export function mayReload(build: string, storage: Pick<Storage, 'getItem' | 'setItem'> = tabStorage): boolean {
  const slot = `seam.reloaded ${build}`;
  const isFirst = storage.getItem(slot) === null;
  storage.setItem(slot, 'yes');
  return isFirst;
}

async function officeDocument(): Promise<string | null> {
  const response = await fetch('/admin/', { cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
  return response.ok ? response.text() : null;
}
