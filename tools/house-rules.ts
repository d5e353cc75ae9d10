// Rules of the house that no off-the-shelf linter knows: length of files, size and names of folders, one reader of the environment.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decisionComplaints } from './decision-numbers.ts';
import { specificationMapComplaints } from './specification-map.ts';

const root = join(import.meta.dirname, '..');
const ceiling = 400;
/** Migrations are a sequence, not a room: they stay in one folder. */
const mostFiles = 25;
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.css', '*.sql'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/(^|\/)(graphql|paraglide)\/|\.generated\./.test(file));

const complaints = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const found: string[] = [];
  const lines = text.split('\n').length - 1;
  if (lines > ceiling && !file.startsWith('db/migrations/')) found.push(`${file}: ${lines} lines; at most ${ceiling}`);
  if (/(^|\/)(utils?|helpers?|common|misc|lib)\//.test(file)) found.push(`${file}: name the folder after what is in it`);
  if (/process\.env/.test(text) && !/^(server\/config\.ts|tools\/|bench\/|vite\.config|test\/)/.test(file))
    found.push(`${file}: only server/config.ts reads the environment`);
  if (/\b(TODO|FIXME|XXX)\b|@ts-(ignore|expect-error)|biome-ignore|\.(only|skip)\(/.test(text) && file !== 'tools/house-rules.ts')
    found.push(`${file}: unfinished or silenced`);
  return found;
});

for (const [folder, inside] of Map.groupBy(files, dirname))
  if (inside.length > mostFiles && folder !== 'db/migrations')
    complaints.push(`${folder}: ${inside.length} files; at most ${mostFiles}, then sub-folders that say what is in them`);

complaints.push(...specificationMapComplaints(root), ...decisionComplaints(root));

for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length === 0 ? 0 : 1);
