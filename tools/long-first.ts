import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Begins with the files of these names, in this order; where nothing was run before, those that follow are the largest first. A long one that came last
 * would have the machine to itself.
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
