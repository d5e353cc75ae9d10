import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Seconds of the longer journeys on two busy cores, for dealing them out; what is not named takes about `usual`. Estimates: a wrong one costs a few
 * seconds of the whole suite and nothing else.
 */
const seconds: Readonly<Record<string, number>> = {
  'every-page.e2e.ts': 230,
  'office/screens.e2e.ts': 190,
  'office/home-builder.e2e.ts': 120,
  'editor/frame.e2e.ts': 85,
  'order.e2e.ts': 80,
  'editor/editor.e2e.ts': 80,
  'editor/editor-gestures.e2e.ts': 65,
  'office/operate.e2e.ts': 60,
  'start.e2e.ts': 57,
  'layout.e2e.ts': 57,
  'office/catalogue.e2e.ts': 48,
  'office/content.e2e.ts': 40,
  'member/social-sign-in.e2e.ts': 36,
  'back.e2e.ts': 33,
  'connection.e2e.ts': 30,
  'inquiry.e2e.ts': 22,
  'keyboard.e2e.ts': 22,
  'review.e2e.ts': 21,
  'product.e2e.ts': 21,
  'member/profile.e2e.ts': 18,
  'office/people.e2e.ts': 13,
  'home.e2e.ts': 6,
  'member/wallet.e2e.ts': 8,
  'member/attacked-sign-in.e2e.ts': 8,
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
