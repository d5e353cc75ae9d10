import type { NamedProblem } from '#contract/rest/admin/pages.ts';
import type { PageBlock } from '#rules/home/page/page-block.ts';

export interface ProblemRow {
  block: PageBlock;
  /** Its problems; opening it goes to the first. */
  problems: readonly [NamedProblem, ...NamedProblem[]];
}

/** The blocks with problems, in order, one row each: the basis of the heading's count and its list. */
export function problemRows(blocks: readonly PageBlock[], problems: readonly NamedProblem[]): ProblemRow[] {
  return blocks.flatMap((block) => {
    const [first, ...others] = problems.filter((problem) => problem.block === block.key);
    return first === undefined ? [] : [{ block, problems: [first, ...others] }];
  });
}
