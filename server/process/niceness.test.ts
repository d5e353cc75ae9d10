import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';

test.runIf(process.platform === 'linux').each([
  [0, 5],
  [10, 15],
  [17, 19],
])('in a process started at niceness %i, a thread lowered by five has niceness %i', (started, expected) => {
  const script = `import { getPriority } from 'node:os';
    import { lowerPriority } from ${JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)};
    lowerPriority(5);
    console.log(getPriority());`;
  const { stdout } = spawnSync('nice', ['-n', String(started), process.execPath, '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(Number(stdout)).toBe(Math.min(19, getPriority() + expected));
});
