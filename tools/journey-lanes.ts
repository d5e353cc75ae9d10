import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Seconds of the longer journeys on two busy cores, for dealing them out; what is not named takes about `usual`. Estimates: a wrong one costs a few
 * seconds of the whole suite and nothing else.
 */
const seconds: Readonly<Record<string, number>> = {
  'every-page.e2e.ts': 150,
  'order.e2e.ts': 140,
  'office/screens.e2e.ts': 130,
  'office/home-builder.e2e.ts': 80,
  'start.e2e.ts': 70,
  'office/operate.e2e.ts': 53,
  'editor/editor-gestures.e2e.ts': 52,
  'office/catalogue.e2e.ts': 48,
  'layout.e2e.ts': 40,
  'editor/editor.e2e.ts': 38,
  'editor/frame.e2e.ts': 38,
  'office/content.e2e.ts': 37,
  'connection.e2e.ts': 32,
  'member/social-sign-in.e2e.ts': 26,
  'back.e2e.ts': 26,
  'member/profile.e2e.ts': 24,
  'inquiry.e2e.ts': 24,
  'review.e2e.ts': 23,
  'product.e2e.ts': 19,
  'keyboard.e2e.ts': 16,
  'share.e2e.ts': 14,
  'follow.e2e.ts': 14,
  'member/attacked-sign-in.e2e.ts': 7,
  'home.e2e.ts': 6,
  'member/wallet.e2e.ts': 6,
  'office/double-press.e2e.ts': 3,
};
const usual = 12;

/** How many seconds of work the first lane is ahead when the others begin. */
const headStart = 30;

/** Deals the files of a folder of journeys out to lanes that end at about the same time, the longest first. The first lane begins before the others. */
export function journeyLanes(folder: string, { except, count }: { except: readonly string[]; count: number }): string[][] {
  const lanes = Array.from({ length: count }, (_, at) => ({ load: at === 0 ? -headStart : 0, files: [] as string[] }));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.e2e.ts'));
  const lengthOf = (file: string) => seconds[file] ?? usual;
  for (const file of files.filter((file) => !except.includes(file)).toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const freest = lanes.reduce((least, lane) => (lane.load < least.load ? lane : least));
    freest.files.push(join(folder, file));
    freest.load += lengthOf(file);
  }
  return lanes.map((lane) => lane.files);
}
