// Prepares a fresh clone: packages, then (on request) the browser build and Chromium. Plain JavaScript for the system's own Node (>= 20),
// because the project's Node 24 is itself a package. Does nothing when nothing is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;

/** The two browser apps; each is rebuilt only when its own sources changed. */
const apps = [
  {
    name: 'storefront',
    folders: ['storefront', 'tools/letters'],
    files: ['vite.config.ts', 'react-router.config.ts'],
    bin: 'react-router',
    args: ['build'],
    stamp: '.seam-built',
  },
  {
    name: 'back office',
    folders: ['admin'],
    files: [],
    bin: 'vite',
    args: ['build', '--config', 'admin/vite.config.ts'],
    stamp: '.seam-admin-built',
  },
];

installPackages();
if (wanted.includes('build')) for (const app of apps) build(app);
if (wanted.includes('chromium')) installChromium();
if (wanted.includes('browsers')) installOtherBrowsers();

function installPackages() {
  const mark = hashOf([join(root, 'package-lock.json')]);
  const stamp = join(root, 'node_modules', '.seam-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return;
  // A developer's own install counts too if it is newer than the lockfile.
  const own = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(own) || statSync(own).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) {
    say('Installing packages ...');
    // Not `npm ci`: it rejects a lockfile without the optional packages of other platforms, which our registry does not have.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  writeFileSync(stamp, mark);
}

function build({ name, folders, files, bin, args, stamp }) {
  const sources = [...folders, 'client', 'ui', 'rules', 'contract'].flatMap((folder) => filesBelow(join(root, folder)));
  const mark = hashOf([
    ...sources,
    ...['package-lock.json', 'tools/vite/compressed-copies.ts', 'tools/vite/zod-without-eval.ts', ...files].map((file) => join(root, file)),
  ]);
  const path = join(root, 'build', stamp);
  if (existsSync(path) && readFileSync(path, 'utf8') === mark) return;
  say(`Building the ${name} ...`);
  run(join(root, 'node_modules', '.bin', bin), [...args, '--logLevel', 'warn'], { NODE_ENV: 'production' });
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(path, mark);
}

function installChromium() {
  if (chromiumPath()) return;
  say('Installing Chromium for the browser tests ...');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']);
  } else {
    run(join(root, 'node_modules', '.bin', 'playwright-core'), ['install', 'chromium']);
  }
}

/** Firefox ESR, and WebKitGTK with its driver and an X server, come from Debian. */
function installOtherBrowsers() {
  const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'xvfb-run', xauth: 'xauth' };
  const missing = Object.keys(programs).filter((name) => !existsSync(join('/usr/bin', programs[name])));
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Firefox and WebKit for the browser tests ...');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', ...missing]);
  } else {
    say(`The journeys in other browsers need these packages of Debian, which root can install: ${missing.join(', ')}`);
    process.exit(1);
  }
}

function chromiumPath() {
  const known = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', process.env.CHROMIUM_PATH];
  if (known.some((file) => file && existsSync(file))) return true;
  const probe = spawnSync(
    process.execPath,
    ['-e', "process.exit(require('fs').existsSync(require('playwright-core').chromium.executablePath())?0:1)"],
    { cwd: root },
  );
  return probe.status === 0;
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

function run(command, args, env = {}) {
  execFileSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: path, ...env } });
}

function say(text) {
  console.log(text);
}
