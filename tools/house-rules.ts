// Project rules that no off-the-shelf linter covers: file lengths, folder sizes and names, a single reader of the environment.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparesState } from './house/compared-states.ts';
import { decisionComplaints } from './house/decision-numbers.ts';
import { namedPathComplaints } from './house/named-paths.ts';
import { notWordComplaints } from './house/not-words.ts';
import { pinnedVersionComplaints } from './house/pinned-versions.ts';
import { writingReads } from './house/reads-write-nothing.ts';
import { specificationMapComplaints } from './house/specification-map.ts';

const root = join(import.meta.dirname, '..');
const ceiling = 400;
/** Exempt: migrations are a sequence and stay in one folder. */
const mostFiles = 25;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.css', '*.sql'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !file.includes('.generated.'));

/**
 * Screens use the shop's clock, except for these files, which measure what happens on one device: drafts stored there, countdowns, how long
 * ago a request was sent.
 */
const deviceTime = new Set([
  'admin/kit/edit/use-form-draft.ts',
  // A browser script in a page that is sent when nothing else can be.
  'server/web/busy-page.ts',
  'storefront/editor/document/draft-notice.tsx',
  'storefront/editor/document/use-design-draft.ts',
  'storefront/frame/popups/popup-selection.ts',
  'storefront/nouns/notification/bell.tsx',
  'storefront/nouns/verification/use-sent-code.ts',
]);

/**
 * Icons that every page contains: importing one as a Lucide component anywhere would pull Lucide's component factory into the first script.
 */
const drawings = Array.from(readFileSync(join(root, 'ui/icon.tsx'), 'utf8').matchAll(/lucide-react\/icons\/([\w-]+)/g), ([, name = '']) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
);
const takesDrawing = new RegExp(`import \\{[^}]*\\b(?:${drawings.join('|')})\\b[^}]*\\} from 'lucide-react'`);

const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const complaints = [...texts].flatMap(([file, text]) => {
  const found: string[] = [];
  const lines = text.split('\n').length - 1;
  if (lines > ceiling) found.push(`${file}: ${lines} lines; at most ${ceiling}`);
  if (/(^|\/)(utils?|helpers?|common|misc|lib)\//.test(file)) found.push(`${file}: name the folder after what is in it`);
  if (/process\.env/.test(text) && !/^(server\/config\.ts|tools\/|bench\/|vite\.config|test\/)/.test(file))
    found.push(`${file}: only server/config.ts reads the environment`);
  if (/\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error)|biome-ignore|\.(only|skip)\(/.test(text) && file !== 'tools/house-rules.ts')
    found.push(`${file}: unfinished or silenced`);
  if (
    /^(storefront|admin|server\/(nouns|rest|web))\//.test(file) &&
    !/\.test\./.test(file) &&
    !deviceTime.has(file) &&
    asksAnotherClock(file, text)
  )
    found.push(`${file}: asks another clock than the shop's (shopNow of client/shop-clock.ts, clock of the bridge, shop.clock)`);
  if (file.startsWith('contract/rest/') && /\bz\.coerce\b/.test(text))
    found.push(`${file}: reads 1e3 and blanks as numbers; digits of contract/rest/values.ts takes digits`);
  if (/typeof import\('[#.]|\bimport\('[#.][^']+'\)\.(?!then\b)/.test(text) && !/\.test\./.test(file))
    found.push(`${file}: imports a type where it is used, which the arrows do not see; import it at the top`);
  if (comparesState(file, text)) found.push(`${file}: compares a state with a word; its rule has a function and a list for SQL`);
  if (/^(client|storefront|ui)\//.test(file) && takesDrawing.test(text)) found.push(`${file}: that is an Icon of ui/icon.tsx already`);
  if (/\(design \d|design\.md|\bresearch (?:notes|table)|research\//.test(text) && file !== 'tools/house-rules.ts')
    found.push(`${file}: names a document that is not in the repository; name a decision, or say the reason`);
  return found;
});

for (const [folder, inside] of Map.groupBy(files, dirname))
  if (inside.length > mostFiles && folder !== 'db/migrations')
    complaints.push(`${folder}: ${inside.length} files; at most ${mostFiles}, then sub-folders that say what is in them`);

complaints.push(
  ...writingReads(texts),
  ...notWordComplaints(root, texts),
  ...specificationMapComplaints(root, texts),
  ...decisionComplaints(root),
  ...namedPathComplaints(root),
  ...pinnedVersionComplaints(root),
);

/** Whether a file reads the machine's clock, or the database's in a statement. */
function asksAnotherClock(file: string, text: string): boolean {
  return /\bDate\.now\(\)|\bnew Date\(\)/.test(text) || (file.startsWith('server/') && /\bsql(<[^`]*>)?`[^`]*\bnow\(\)/.test(text));
}

for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
