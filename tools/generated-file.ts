import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A file that a tool writes and the repository keeps; `path` is from the root. */
export interface GeneratedFile {
  readonly path: string;
  readonly text: string;
}

/** The files that differ from what the repository holds. */
export function outdated(files: readonly GeneratedFile[]): readonly GeneratedFile[] {
  return files.filter(({ path, text }) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text);
}

/** Writes the files that differ and gives their paths. */
export function writeOutdated(files: readonly GeneratedFile[]): string[] {
  return outdated(files).map(({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return path;
  });
}
