import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { privateFolder } from '#db/own-folder.ts';
import type { DrawingOrder } from './draw-process.ts';
import type { PlannedPicture } from './plan-pictures.ts';

type Parts = {
  /** Missing pictures in drawing order. */
  plan: readonly PlannedPicture[];
  /** Stores a drawn picture under its name. */
  keep: (picture: PlannedPicture, content: Buffer) => Promise<void>;
  say: (line: string) => void;
  /** Reports what failed, and why. */
  report: (line: string, error: unknown) => void;
  /** Draws one picture into a file; called once per lane. */
  openHand?: () => Hand;
  lanes?: number;
  /** Cache of drawn pictures on this machine, so that another data folder need not draw them again. */
  folder?: string;
};

/** Draws one picture at a time. */
type Hand = { draw: (order: DrawingOrder) => Promise<void>; close: () => void };

type PictureDrawer = {
  /** Draws the picture with this name before all others; null when it is not in the plan. */
  drawNow: (hash: string) => Promise<void> | null;
  /** Whether the picture with this name is waiting or being drawn. */
  isToBeDrawn: (hash: string) => boolean;
  /** Resolves when everything is drawn. */
  done: Promise<void>;
  close: () => void;
};

/**
 * Draws an open shop's pictures in the background: requested ones first, then the rest in the plan's order. Logs the progress at every
 * quarter.
 */
export function openPictureDrawer({
  plan,
  keep,
  say,
  report,
  openHand = forkHand,
  lanes = Math.min(2, availableParallelism()),
  folder,
}: Parts): PictureDrawer {
  const waiting = new Map(plan.map((picture) => [picture.hash, picture]));
  const underWay = new Map<string, Promise<void>>();
  const asked = new Map<string, { promise: Promise<void>; resolve: () => void }>();
  const home = folder ? { path: folder, leave: () => undefined } : keptFolder();
  const all = Promise.withResolvers<void>();
  let drawn = 0;
  let isClosed = false;

  const tell = () => {
    drawn += 1;
    const quarter = Math.ceil(plan.length / 4);
    if (drawn === plan.length) say(`All ${plan.length} pictures are there.`);
    else if (drawn % quarter === 0) say(`${drawn} of ${plan.length} pictures are there ...`);
  };
  const next = (): PlannedPicture | undefined => {
    const [first] = [...asked.keys()].filter((name) => waiting.has(name));
    return first === undefined ? waiting.values().next().value : waiting.get(first);
  };
  const pathOf = (picture: PlannedPicture) => join(home.path, `${picture.hash}.${picture.extension}`);
  const putOff = new Set<PlannedPicture>();
  // Another shop on this machine may be drawing it: pictures it has started move to the end of the plan, where they are either done or were
  // left by a dead process.
  const isLeftForLater = (picture: PlannedPicture) => {
    if (asked.has(picture.hash) || putOff.has(picture) || existsSync(pathOf(picture))) return false;
    putOff.add(picture);
    try {
      writeFileSync(`${pathOf(picture)}.begun`, '', { flag: 'wx' });
      return false;
    } catch {
      return true;
    }
  };
  const finish = async (picture: PlannedPicture, hand: Hand) => {
    const path = pathOf(picture);
    try {
      if (!existsSync(path)) await hand.draw({ key: picture.key, path });
      await keep(picture, await readFile(path));
    } catch (error) {
      // The shop shows its placeholder; the next start tries again.
      if (!isClosed) report(`the picture ${picture.key} could not be drawn`, error);
    }
    tell();
    asked.get(picture.hash)?.resolve();
    asked.delete(picture.hash);
  };
  const work = async () => {
    const hand = openHand();
    for (let picture = next(); picture !== undefined && !isClosed; picture = next()) {
      waiting.delete(picture.hash);
      if (isLeftForLater(picture)) {
        waiting.set(picture.hash, picture);
        continue;
      }
      const finished = finish(picture, hand);
      underWay.set(picture.hash, finished);
      await finished;
      underWay.delete(picture.hash);
    }
    hand.close();
  };
  Promise.all(Array.from({ length: lanes }, work)).then(() => {
    home.leave();
    all.resolve();
  });
  return {
    drawNow(hash) {
      const begun = underWay.get(hash) ?? asked.get(hash)?.promise;
      if (begun) return begun;
      if (!waiting.has(hash)) return null;
      const wish = Promise.withResolvers<void>();
      asked.set(hash, wish);
      return wish.promise;
    },
    isToBeDrawn: (hash) => waiting.has(hash) || underWay.has(hash),
    done: all.promise,
    close() {
      isClosed = true;
      waiting.clear();
      for (const { resolve } of asked.values()) resolve();
    },
  };
}

/**
 * The cache folder in the temporary folder: pictures are drawn once per machine and reused by other data folders (a test, a second start).
 * If another user created it first, its content cannot be trusted, so a folder with a random name is used.
 */
function keptFolder(): { path: string; leave: () => void } {
  const kept = privateFolder(tmpdir(), `seam-drawn-${userInfo().uid}`);
  if (kept !== undefined) return { path: kept, leave: () => undefined };
  const own = mkdtempSync(join(tmpdir(), 'seam-drawn-'));
  return { path: own, leave: () => rmSync(own, { recursive: true, force: true }) };
}

/**
 * Picture data is outside the heap, and V8 runs a full GC whenever it has grown by 64 MB: for every third picture, a fifth of the drawing
 * time. Counted as part of a heap that may first grow to 256 MB, the process is a tenth larger and runs one GC per hundred pictures.
 */
const roomForPictures = ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=256'];

/** A drawing process, started with its first picture; the shop has priority over it. */
function forkHand(): Hand {
  let child: ChildProcess | null = null;
  const begin = () => {
    const begun = fork(join(import.meta.dirname, 'draw-process.ts'), {
      execArgv: [...process.execArgv, ...roomForPictures],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (begun.pid !== undefined) setPriority(begun.pid, constants.priority.PRIORITY_LOW);
    return begun;
  };
  return {
    draw: (order) =>
      new Promise((resolve, reject) => {
        child ??= begin();
        const drawing = child;
        const end = () => {
          child = null;
          reject(new Error('the process that draws has ended'));
        };
        drawing.once('exit', end);
        drawing.once('message', ({ error }: { error: string | null }) => {
          drawing.off('exit', end);
          if (error === null) resolve();
          else reject(new Error(error));
        });
        drawing.send(order);
      }),
    close: () => child?.disconnect(),
  };
}
