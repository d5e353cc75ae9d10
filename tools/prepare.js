// Prepares a fresh clone: packages, then (on request) the browser build and Chromium; then runs the file named after `--` with the project's
// own Node 24, which is itself a package. Plain JavaScript for the system's Node (engines in package.json). Does nothing when nothing is missing.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const words = process.argv.slice(2);
const wanted = words.slice(0, words.includes('--') ? words.indexOf('--') : undefined);
const [program, ...rest] = words.slice(wanted.length + 1);
const ownNode = join(modules, 'node', 'bin', 'node');
const path = `${join(modules, '.bin')}:${process.env.PATH}`;

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

/** What a person can change, in one sentence. */
class Sentence extends Error {}

try {
  await prepare();
} catch (error) {
  // A folder that may not be written, a full disk: the system's own words name what and where.
  if (!(error instanceof Sentence || error.syscall)) throw error;
  console.error(error instanceof Sentence ? error.message : `Seam could not be prepared: ${error.message}`);
  process.exit(1);
}
if (program) {
  const file = join(root, program);
  process.argv.splice(1, Number.POSITIVE_INFINITY, file, ...rest);
  process.env.PATH = path;
  await import(pathToFileURL(file).href);
}

async function prepare() {
  const unfit = root.match(/["$`]/)?.[0];
  if (unfit) throw new Sentence(`PostgreSQL cannot start in ${root}: move the checkout to a path without ${unfit}`);
  await installPackages();
  // An old Node leaves out packages that need a later one: with its own, it is looked again.
  if (!isOwnNode()) await run(ownNode, process.argv.slice(1));
  if (wanted.includes('build')) for (const app of apps) await build(app);
  if (wanted.includes('chromium')) await installChromium();
  if (wanted.includes('browsers')) await installOtherBrowsers();
}

async function installPackages() {
  const mark = hashOf([join(root, 'package-lock.json')]);
  const stamp = join(modules, '.seam-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark && missingPackages().length === 0) return;
  console.log('Installing packages ...');
  // Not `npm ci`: it rejects a lockfile without the optional packages of other platforms, which our registry does not have.
  // The rest wins over settings of the user (NODE_ENV=production, omit, ignore-scripts) that would leave out what start and tests need.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const why = 'The packages could not be installed; npm says why above. Is the package registry reachable, and may this folder be written?';
  await run('npm', ['install', '--no-save', '--include=dev', '--include=optional', ...flags], { why });
  // Packages that an install without scripts left half made.
  if (!existsSync(ownNode)) await run('npm', ['rebuild', ...flags], { why });
  const missing = missingPackages();
  if (missing.length === 0) writeFileSync(stamp, mark);
  else if (isOwnNode() || !existsSync(ownNode))
    throw new Sentence(`npm left out ${missing.map((file) => dirname(file)).join(', ')}. Remove node_modules and start again.`);
}

/** The packages of this platform that the lockfile names and node_modules lacks, and the Node that its own script fetches. */
function missingPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const fits = (list, name) => list === undefined || list.includes(name);
  const isOurs = (about) =>
    fits(about.os, process.platform) && fits(about.cpu, process.arch) && fits(about.libc, libc) && (about.os || !about.optional);
  const folders = Object.keys(packages).filter((folder) => folder !== '' && isOurs(packages[folder]));
  const files = [...folders.map((folder) => join(root, folder, 'package.json')), ownNode];
  return files.filter((file) => !existsSync(file));
}

function isOwnNode() {
  return process.version === `v${JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8')).version}`;
}

async function build({ name, folders, files, bin, args, stamp }) {
  const sources = [...folders, 'client', 'ui', 'rules', 'contract'].flatMap((folder) => filesBelow(join(root, folder)));
  const mark = hashOf([
    ...sources,
    ...[
      'package-lock.json',
      'tools/browsers/oldest-browsers.ts',
      'tools/vite/compressed-copies.ts',
      'tools/vite/zod-without-eval.ts',
      ...files,
    ].map((file) => join(root, file)),
  ]);
  const built = join(root, 'build', stamp);
  if (existsSync(built) && readFileSync(built, 'utf8') === mark) return;
  console.log(`Building the ${name} ...`);
  const why = `The ${name} could not be built; the reason stands above.`;
  await run(join(modules, '.bin', bin), [...args, '--logLevel', 'warn'], { why, env: { NODE_ENV: 'production' } });
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(built, mark);
}

async function installChromium() {
  if (hasChromium()) return;
  console.log('Installing Chromium for the browser tests ...');
  const why = 'Chromium for the browser tests could not be installed; the reason stands above. Install one, or name it in CHROMIUM_PATH.';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], { why });
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], { why });
  } else await run(join(modules, '.bin', 'playwright-core'), ['install', 'chromium'], { why });
}

/** Firefox ESR, and WebKitGTK with its driver and an X server, come from Debian. */
async function installOtherBrowsers() {
  const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'xvfb-run', xauth: 'xauth' };
  const missing = Object.keys(programs).filter((name) => !existsSync(join('/usr/bin', programs[name])));
  if (missing.length === 0) return;
  const why = `The journeys in other browsers need these packages of Debian, which root can install: ${missing.join(', ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Sentence(why);
  console.log('Installing Firefox and WebKit for the browser tests ...');
  await run('apt-get', ['update', '-qq'], { why });
  await run('apt-get', ['install', '-y', '-qq', ...missing], { why });
}

function hasChromium() {
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
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs a command to its end. A signal to this process, or the end of npm, ends the command and then this process. Errors: a failure is the
 * sentence `why`; without one its exit code becomes ours.
 */
function run(command, args, { why, env = {} } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env } });
  let asked;
  const end = (signal) => {
    asked = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  const parent = process.ppid;
  const looking = setInterval(() => process.ppid !== parent && end('SIGTERM'), 1_000);
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new Sentence(`${command} could not be run: ${error.message}`)));
    child.once('exit', (code, signal) => {
      clearInterval(looking);
      for (const name of signals) process.off(name, end);
      if (!why) process.exit(code ?? 128 + constants.signals[signal]);
      if (asked) process.exit(128 + constants.signals[asked]);
      if (code === 0) done();
      else fail(new Sentence(why));
    });
  });
}
