import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { privateFolder } from '#db/own-folder.ts';
import type { DrawingOrder } from './draw-process.ts';
import type { PlannedPicture } from './plan-pictures.ts';

type Parts = {
  /** What is missing, in the order of drawing. */
  plan: readonly PlannedPicture[];
  /** Stores a drawn picture under its name. */
  keep: (picture: PlannedPicture, content: Buffer) => Promise<void>;
  say: (line: string) => void;
  /** Draws one picture into a file; made anew for each lane. */
  openHand?: () => Hand;
  lanes?: number;
  /** Where drawn pictures of this machine lie, so that another data folder need not draw them again. */
  folder?: string;
};

/** Draws one picture at a time. */
type Hand = { draw: (order: DrawingOrder) => Promise<void>; close: () => void };

type PictureDrawer = {
  /** The picture of a name, drawn before all others; null when it is not one of the plan. */
  drawNow: (hash: string) => Promise<void> | null;
  /** Whether the picture of a name is still to be drawn, or being drawn. */
  isToBeDrawn: (hash: string) => boolean;
  /** Resolves when everything is drawn. */
  done: Promise<void>;
  close: () => void;
};

/**
 * Draws the pictures of an open shop behind it: those asked for first, then the rest in the order of the plan. Tells on the terminal how
 * far it is, at every quarter.
 */
export function openPictureDrawer({
  plan,
  keep,
  say,
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
  // Another shop of this machine may be at it: what it has begun comes again at the end of the plan, drawn by then or left by a process that died.
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
      // The shop shows its placeholder there; the next start tries again.
      if (!isClosed) console.error(`the picture ${picture.key} could not be drawn:`, error);
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
 * Pictures are drawn once on a machine: another data folder (a test, a second start) takes them from the temporary folder. Where somebody
 * else was there first, and what is in it may be anything, a folder with a name that nobody can guess.
 */
function keptFolder(): { path: string; leave: () => void } {
  const kept = privateFolder(tmpdir(), `seam-drawn-${userInfo().uid}`);
  if (kept !== undefined) return { path: kept, leave: () => undefined };
  const own = mkdtempSync(join(tmpdir(), 'seam-drawn-'));
  return { path: own, leave: () => rmSync(own, { recursive: true, force: true }) };
}

/**
 * Samples of pictures lie outside the heap, and V8 collects all of it whenever they have grown by 64 MB: for every third picture, a fifth of what drawing
 * takes. Counted as a part of a heap that may grow to 256 MB first, the process is a tenth larger and collects once in a hundred pictures.
 */
const roomForPictures = ['--external-memory-accounted-in-global-limit', '--initial-old-space-size=256'];

/** A process that draws, begun with its first picture; the shop goes before it. */
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
