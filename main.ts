import { flushCompileCache } from 'node:module';
import { openDatabase } from '#db/open.ts';
import { readConfig } from '#server/config.ts';
import { logLine } from '#server/log-line.ts';
import { type Closer, closeAtSignals, notifySupervisor, sayStopped } from '#server/process/closing.ts';
import { lockDataDir, requireDataDir } from '#server/process/data-dir.ts';
import { failedStart } from '#server/process/failed-start.ts';
import { requirePort } from '#server/process/require-port.ts';

const say = (line: string) => logLine('info', line);
let isEmbedded = true;
const { onClose, isClosing } = closeAtSignals(sayStopped);
try {
  await open(onClose);
} catch (error) {
  // Ignore errors caused by the shutdown itself; the shutdown ends the process.
  if (!isClosing()) {
    const { words, code } = failedStart(error, isEmbedded);
    if (words instanceof Error) logLine('error', 'the shop did not start', { err: words });
    else logLine('error', String(words));
    process.exit(code);
  }
}

async function open(onClose: (closer: Closer) => void): Promise<void> {
  const config = readConfig();
  isEmbedded = config.databaseUrl === undefined;
  requireDataDir(config.dataDir);
  // Only an embedded database ties the folder to one process; pictures may be shared.
  if (config.databaseUrl === undefined) {
    const release = lockDataDir(config.dataDir);
    // Not while the database still ends: the next process would find its files in use.
    onClose((_, later) => later.then(release));
  }
  await requirePort(config);
  if (config.telemetry !== null) {
    const telemetry = (await import('#server/telemetry/start.ts')).startTelemetry(config.telemetry, config.secret);
    onClose(() => telemetry.stop());
  }
  // Load the shop's two thousand modules while PostgreSQL starts.
  const [database, { openShop }, { fillShop }, { buildApp }, { openSandboxClock }] = await Promise.all([
    openDatabase({
      databaseUrl: config.databaseUrl,
      ...config.database,
      dataDir: config.dataDir,
      say: (line) => logLine('warn', line),
      beforeMigrating: async (opened) => (await import('#server/process/shop-mode.ts')).requireSameShop(opened, config),
    }).then((opened) => {
      onClose((hurry) => opened.close(hurry));
      return opened;
    }),
    import('#server/shop.ts'),
    import('#server/fill-shop.ts'),
    import('#server/app.ts'),
    import('#server/sandbox-clock.ts'),
  ]);
  const sandbox =
    config.mode === 'live' ? undefined : await openSandboxClock(database, (err) => logLine('warn', 'the clock of the sandbox', { err }));
  if (sandbox) onClose(() => sandbox.close());
  const shop = openShop({ config, database, clock: sandbox?.clock ?? (() => new Date()), ...(sandbox ? { sandbox } : {}) });
  await fillShop(shop, say);
  if (isClosing()) return;
  const app = await buildApp(shop, { isAboutToListen: true });
  onClose((_hurry, _later, answerMs) => {
    app.answerMs = answerMs;
    return app.close();
  });
  database.startIsOver();
  const listening = await app.listen({ port: config.port, host: config.host });
  notifySupervisor('open');
  const isElsewhere = new URL(config.publicUrl).port !== String(config.port);
  say(`Seam (${config.mode}) is open: ${config.publicUrl}${isElsewhere ? ` (listening at ${listening})` : ''}`);
  // Keeps the compile cache for the next start even if this process is killed.
  flushCompileCache();
}
