// The entry of the npm scripts, for the system's own Node: `node tools/ready.js build -- server/supervise.ts` prepares a clone
// (tools/prepare.js) and runs the file. Only this check, in words that old versions know too, so that they can say what they lack.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const needed = Number(engines.node.match(/\d+/)[0]);
if (Number(process.versions.node.split('.')[0]) >= needed) import('./prepare.js');
else {
  console.error(
    `Seam needs Node ${needed} or later to start, and this is Node ${process.versions.node}. Install a later one: https://nodejs.org`,
  );
  process.exitCode = 1;
}
