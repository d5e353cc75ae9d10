import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Seconds of the longer journeys on two busy cores, for dealing them out; what is not named takes about `usual`. Estimates: a wrong one costs a few
 * seconds of the whole suite and nothing else.
 */
const seconds: Readonly<Record<string, number>> = {
  'every-page.e2e.ts': 153,
  'office/screens.e2e.ts': 106,
  'order.e2e.ts': 93,
  'office/home-builder.e2e.ts': 83,
  'editor/editor-gestures.e2e.ts': 74,
  'start.e2e.ts': 59,
  'office/catalogue.e2e.ts': 57,
  'editor/frame.e2e.ts': 51,
  'editor/editor.e2e.ts': 48,
  'office/operate.e2e.ts': 44,
  'layout.e2e.ts': 36,
  'member/social-sign-in.e2e.ts': 33,
  'connection.e2e.ts': 29,
  'office/content.e2e.ts': 27,
  'back.e2e.ts': 24,
  'inquiry.e2e.ts': 23,
  'review.e2e.ts': 21,
  'product.e2e.ts': 16,
  'office/people.e2e.ts': 15,
  'member/profile.e2e.ts': 15,
  'keyboard.e2e.ts': 9,
  'member/attacked-sign-in.e2e.ts': 6,
  'office/double-press.e2e.ts': 5,
  'member/wallet.e2e.ts': 4,
  'follow.e2e.ts': 4,
  'home.e2e.ts': 3,
};
const usual = 12;

/** Deals the files of a folder of journeys out to lanes that have about the same to do, the longest first; `begun` is what a lane has to do besides. */
export function journeyLanes(folder: string, { except, begun }: { except: readonly string[]; begun: readonly number[] }): string[][] {
  const lanes = begun.map((load) => ({ load, files: [] as string[] }));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.e2e.ts'));
  const lengthOf = (file: string) => seconds[file] ?? usual;
  for (const file of files.filter((file) => !except.includes(file)).toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const freest = lanes.reduce((least, lane) => (lane.load < least.load ? lane : least));
    freest.files.push(join(folder, file));
    freest.load += lengthOf(file);
  }
  return lanes.map((lane) => lane.files);
}
