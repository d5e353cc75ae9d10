import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Runs the files with these names first, in this order, then the others, largest first when there are no earlier timings. A long file at
 * the end would run alone.
 */
export function longFirst(names: readonly string[]): TestSequencerConstructor {
  const rankOf = ({ moduleId }: TestSpecification) => {
    const rank = names.findIndex((name) => moduleId.endsWith(`/${name}`));
    return rank < 0 ? names.length : rank;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
    }
  };
}
